import type { ErrorAnswer } from '@prilavok/shared-kernel/contract'

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Reads what a failed answer says; whatever is not in the specification's shape is left out. */
export function answerOf(data: unknown): ErrorAnswer {
  const { error, error_description, meta, errors } = objectOf(data)
  const texts = Object.entries(objectOf(errors)).filter(
    (entry): entry is [string, string] => !!textOf(entry[1]),
  )
  return {
    error: textOf(error),
    error_description: textOf(error_description),
    meta: { errorDetail: textOf(objectOf(meta).errorDetail) },
    errors: Object.fromEntries(texts),
  }
}
