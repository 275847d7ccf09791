import { personName } from '@prilavok/shared-kernel/contract/person-name'
import type { Updateable } from 'kysely'
import type { Clients } from '../../platform/database/schema.generated'
import { type FieldErrors, wrongFields } from '../../platform/form-fields/answers'
import { isProfilePhone } from '../../platform/form-fields/phone'
import { nameError } from '../account/person-name'
import { texts } from '../account/texts'

interface Person {
  name?: string
  surname?: string
  middle_name?: string
}

/** Errors and values of the given name fields; a name that is not given stays. */
export function checkNames({ surname, name, middle_name }: Person): {
  errors: FieldErrors
  values: Updateable<Clients>
} {
  const plain = (typed: string | undefined) => (typed === undefined ? undefined : personName(typed))
  return {
    errors: wrongFields({
      surname: surname === undefined ? null : nameError(surname, texts.noSurname),
      name: name === undefined ? null : nameError(name, texts.noName),
      middle_name: middle_name?.trim() ? nameError(middle_name, '') : null,
    }),
    values: { surname: plain(surname), name: plain(name), middle_name: plain(middle_name) },
  }
}

/**
 * Error of the phones of a profile (001 §5).
 * @param field their name as sent
 */
export function phoneErrors(field: string, phones: readonly string[]): FieldErrors {
  if (phones.length === 0 || phones.includes('')) return { [field]: 'Поле не должно быть пустым' }
  return phones.every(isProfilePhone) ? {} : { [field]: texts.wrongPhone }
}
