import type { ProfileSavedAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import { updateClient } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { hasErrors } from '../../platform/form-fields/answers'
import { formText } from '../../platform/http/schemas'
import type { ClientOwner } from '../../platform/session/session'
import { Phones, phonesOf } from '../client/client-body'
import { checkNames, phoneErrors } from '../client/person-fields'

export const PersonalBody = Type.Object({
  surname: formText(100, 'Surname'),
  name: formText(100, 'First name; not empty'),
  middle_name: formText(100, 'Patronymic'),
  phone: Type.Optional(Phones),
})
export type PersonalBody = Static<typeof PersonalBody>

/**
 * Saves the given fields of the profile.
 * @throws bad_fields (400) with a text for each wrong field
 */
export async function savePersonal(
  db: Database,
  { shopId, clientId }: ClientOwner,
  body: PersonalBody,
): Promise<ProfileSavedAnswer> {
  const names = checkNames(body)
  const phones = body.phone === undefined ? undefined : phonesOf(body.phone)
  const errors = { ...names.errors, ...(phones ? phoneErrors('phone', phones) : {}) }
  if (hasErrors(errors)) throw apiErrors.badFields(errors)
  await updateClient(db, shopId, clientId, { ...names.values, phones })
  return { SUCCESS: 'Y' }
}
