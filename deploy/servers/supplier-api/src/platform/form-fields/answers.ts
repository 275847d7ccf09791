import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'

/** Texts of the wrong fields of a form, in the order of the form. */
export type FieldErrors = Record<string, string>

/** The rejection of a form (001 §7): every text, and the first of them in `query_error`. */
export const rejected = (errors: FieldErrors): RegisterAnswer => ({
  SUCCESS: 'N',
  errors: { query_error: Object.values(errors)[0] ?? 'Произошла ошибка', ...errors },
})

export const done = (MESSAGE: string, rest: Partial<RegisterAnswer> = {}): RegisterAnswer => ({
  SUCCESS: 'Y',
  MESSAGE,
  ...rest,
})

/** Whether any field is wrong. */
export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0

/** The texts of a form, without the fields that are right. */
export const wrongFields = (texts: Record<string, string | null>): FieldErrors =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null))

/** A ticked box of a form. */
export const isTicked = (value: string | undefined): boolean => /^(y|on|1|true)$/i.test(value ?? '')
