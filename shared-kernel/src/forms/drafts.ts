import { DRAFTS_KEY, type KeyValueStore } from '@prilavok/shared-kernel/kernel'

/** Fields whose contents are never stored: passwords and check words. */
const SECRET = /password|check_?word|captcha|secret/i

/** Texts of a form that may be stored. */
export const textsOf = <Values extends object>(values: Values): (keyof Values & string)[] =>
  Object.entries(values).flatMap(([field, value]) =>
    typeof value === 'string' && !SECRET.test(field) ? [field as keyof Values & string] : [],
  )

export const hasSecrets = (values: object): boolean => Object.keys(values).some((field) => SECRET.test(field))

/** Values of fields are JSON: lists are compared by what they hold. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Draft = Record<string, unknown>

const objectOf = (value: unknown): Draft => (typeof value === 'object' && value !== null ? { ...value } : {})

const readAll = (session: KeyValueStore): Draft => {
  try {
    return objectOf(JSON.parse(session.get(DRAFTS_KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** What was typed into a form before the page was loaded again; {} when nothing. */
export const readDraft = (session: KeyValueStore, form: string): Draft => objectOf(readAll(session)[form])

/** Saves a draft until the tab is closed; an empty one is removed. */
export function saveDraft(session: KeyValueStore, form: string, draft: Draft): void {
  const { [form]: before, ...others } = readAll(session)
  const isEmpty = Object.keys(draft).length === 0
  if (isEmpty && before === undefined) return
  const all = isEmpty ? others : { ...others, [form]: draft }
  if (Object.keys(all).length === 0) session.remove(DRAFTS_KEY)
  else session.set(DRAFTS_KEY, JSON.stringify(all))
}

/** @throws when a secret field is named: a mistake of the form's author */
export function assertNoSecrets(fields: readonly string[]): void {
  const secret = fields.find((field) => SECRET.test(field))
  if (secret !== undefined)
    throw new Error(`useForm: «${secret}» may not be in a draft: passwords and check words are never stored.`)
}
