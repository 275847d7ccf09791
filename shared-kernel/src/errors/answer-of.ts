import type { ErrorAnswer } from '@prilavok/shared-kernel/contract'

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Texts by field; several of one field are joined, a field inside another is named as it was sent: `contact[name]`. */
const fieldTexts = (value: unknown, name?: string): [string, string][] => {
  const text = textOf(value)
  if (text) return name ? [[name, text]] : []
  if (Array.isArray(value)) {
    const texts = value.filter((one) => textOf(one)).join(' ')
    return name && texts ? [[name, texts]] : []
  }
  return Object.entries(objectOf(value)).flatMap(([key, inner]) =>
    fieldTexts(inner, name ? `${name}[${key}]` : key),
  )
}

/** Reads what a failed answer says; whatever is not in the specification's shape is left out. */
export function answerOf(data: unknown): ErrorAnswer {
  const { CODE, error, error_description, meta, errors } = objectOf(data)
  const code = textOf(CODE)
  return {
    ...(code ? { CODE: code } : {}),
    error: textOf(error),
    error_description: textOf(error_description),
    meta: { errorDetail: textOf(objectOf(meta).errorDetail) },
    errors: Object.fromEntries(fieldTexts(errors)),
  }
}
