import { isRecord, isText } from './json-file'

const isTexts = (value: unknown) => isRecord(value) && Object.values(value).every(isText)
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText)
const tableOf = (isEntry: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(isEntry)

const USES = {
  kernel: tableOf(isTexts),
  shared: isTexts,
  emits: isTexts,
  listens: isTexts,
  opens: isTexts,
  renders: isTextList,
  calls: isTextList,
}
const OFFERS = { kernel: tableOf(isTextList), shared: isTexts, events: isTextList }

const wrongFields = (kind: string, value: unknown, fields: Record<string, (value: unknown) => boolean>) =>
  Object.entries(fields)
    .filter(([name, isRight]) => !isRight(isRecord(value) ? value[name] : undefined))
    .map(([name]) => `${kind}.${name} is not as the build writes it`)

/** What is wrong with the record of what a build uses and offers; builds of before have none. */
export function recordViolations({ uses, offers, optionalModals }: Record<string, unknown>): string[] {
  return [
    ...(uses === undefined ? [] : wrongFields('uses', uses, USES)),
    ...(offers === undefined ? [] : wrongFields('offers', offers, OFFERS)),
    ...(optionalModals === undefined || isTextList(optionalModals)
      ? []
      : ['optionalModals must be a list of names of modals']),
  ]
}
