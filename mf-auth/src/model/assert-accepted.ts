import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { FormError } from '@prilavok/shared-kernel/forms'
import { isYes } from '@prilavok/shared-kernel/shop'
import { texts } from '../texts'

/**
 * Reads an answer of registration, recovery or passwords (001 §7): with SUCCESS N the texts of its fields go to the fields, or
 * the first error above the buttons.
 * @throws FormError
 */
export function assertAccepted({ SUCCESS, errors }: RegisterAnswer): void {
  if (isYes(SUCCESS)) return
  const { query_error: first, ...fields } = errors ?? { query_error: '' }
  throw new FormError(first || Object.values(fields)[0] || texts.formFailed, fields)
}
