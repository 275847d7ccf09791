import { personName } from '@prilavok/shared-kernel/contract/person-name'
import type { Updateable } from 'kysely'
import type { Clients } from '../../platform/database/schema.generated'
import type { FieldErrors } from '../../platform/form-fields/answers'
import { isProfilePhone } from '../../platform/form-fields/phone'
import { nameFault } from '../account/person-name'
import { texts } from '../account/texts'

interface Person {
  name?: string
  surname?: string
  middle_name?: string
}

/** Errors and values of the given name fields; a name that is not given stays. */
export function checkNames(body: Person): { errors: FieldErrors; values: Updateable<Clients> } {
  const errors: FieldErrors = {}
  const values: Updateable<Clients> = {}
  if (body.surname !== undefined) {
    const fault = nameFault(body.surname, texts.noSurname)
    if (fault) errors.surname = fault
    values.surname = personName(body.surname)
  }
  if (body.name !== undefined) {
    const fault = nameFault(body.name, texts.noName)
    if (fault) errors.name = fault
    values.name = personName(body.name)
  }
  if (body.middle_name !== undefined) {
    const fault = body.middle_name.trim() ? nameFault(body.middle_name, '') : null
    if (fault) errors.middle_name = fault
    values.middle_name = personName(body.middle_name)
  }
  return { errors, values }
}

/**
 * Error of the phones of a profile (001 §5).
 * @param field their name as sent
 */
export function phoneErrors(field: string, phones: readonly string[]): FieldErrors {
  if (phones.length === 0 || phones.includes('')) return { [field]: 'Поле не должно быть пустым' }
  return phones.every(isProfilePhone) ? {} : { [field]: texts.wrongPhone }
}
