import { personName } from '@prilavok/shared-kernel/contract/person-name'
import { texts } from './texts'

/**
 * What is wrong with a name as typed; null: nothing.
 * @param missing text of an empty field
 */
export function nameError(typed: string, missing: string): string | null {
  if (personName(typed) !== '') return null
  return typed.trim() === '' ? missing : texts.wrongName
}
