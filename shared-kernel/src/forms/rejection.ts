import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { asSentence } from '@prilavok/shared-kernel/format'

/** What stops a form besides its own rules: thrown by `onSubmit` when a call succeeded and its answer says no. */
export class FormError extends Error {
  override readonly name = 'FormError'
  /** Text by field, where the reason belongs to fields. */
  readonly fields: Record<string, string>

  /** @param text '' when the reason is shown elsewhere */
  constructor(text: string, fields: Record<string, string> = {}) {
    super(text)
    this.fields = fields
  }
}

/** Why the server did not take a form. */
export interface Rejection {
  /** By field of the form. */
  fields: Record<string, string>
  /** For what belongs to no field, above the buttons; '' when all is said at the fields. */
  text: string
}

export const NO_REJECTION: Rejection = { fields: {}, text: '' }

const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> => {
  if (error instanceof FormError) return error.fields
  return isApiError(error) ? error.fieldErrors : {}
}

/** The form is not to blame: nothing that was typed has to be changed. */
export const INPUT_SAVED = 'Введённое сохранено, попробуйте ещё раз.'
const isOutage = (error: unknown): boolean => isApiError(error) && (!error.answered || error.status >= 500)

const textOf = (error: unknown): string => {
  if (error instanceof FormError) return error.message
  return isOutage(error) ? `${asSentence(errorText(error))} ${INPUT_SAVED}` : errorText(error)
}

/**
 * Sorts what the server says about a form: errors of its fields to the fields, the rest together.
 * @param fields names of the form's fields
 * @param serverNames how the server calls those that it calls otherwise: `{contact_phone: 'contactPhone'}`
 */
export function rejectionOf(
  error: unknown,
  fields: readonly string[],
  serverNames: Record<string, string> = {},
): Rejection {
  const own: Record<string, string> = {}
  const others: string[] = []
  for (const [name, text] of Object.entries(fieldErrorsOf(error))) {
    const field = serverNames[name] ?? name
    if (fields.includes(field)) own[field] = text
    else others.push(text)
  }
  const allAtFields = Object.keys(own).length > 0 && others.length === 0
  return { fields: own, text: others.length > 0 ? others.join(' ') : allAtFields ? '' : textOf(error) }
}
