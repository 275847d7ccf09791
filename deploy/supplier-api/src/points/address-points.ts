import type { AddressPoint, PointSavedAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import { refusals } from '../errors'
import type { PointBody } from './point-body'

export interface PointOwner {
  shopId: number
  clientId: number
}

/** The client's addresses, the latest first. */
export const listPoints = (db: Database, { shopId, clientId }: PointOwner): Promise<AddressPoint[]> =>
  db
    .selectFrom('points')
    .where('shop_id', '=', shopId)
    .where('client_id', '=', clientId)
    .select([
      'id as ID',
      'address as ADDRESS',
      'contact_name as CONTACT_NAME',
      'contact_email as CONTACT_EMAIL',
      'contact_phone as CONTACT_PHONE',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

const emptyAddress = () => refusals.badField('address', 'Укажите адрес')

/** @throws bad_field (400) without an address */
export async function insertPoint(
  db: Database,
  { shopId, clientId }: PointOwner,
  body: PointBody,
): Promise<PointSavedAnswer> {
  const address = body.address?.trim()
  if (!address) throw emptyAddress()
  const { id } = await db
    .insertInto('points')
    .values({
      shop_id: shopId,
      client_id: clientId,
      variant: body.variant ?? 'base',
      address,
      contact_name: body.contact_name?.trim() ?? '',
      contact_email: body.contact_email ?? '',
      contact_phone: body.contact_phone?.trim() ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { SUCCESS: 'Y', ID: id }
}

/**
 * Saves the given fields.
 * @throws bad_field (400) for an empty address; not_found (404) for another client's point, too
 */
export async function updatePoint(
  db: Database,
  { shopId, clientId }: PointOwner,
  id: number,
  body: PointBody,
): Promise<PointSavedAnswer> {
  const address = body.address?.trim()
  if (address === '') throw emptyAddress()
  const saved = await db
    .updateTable('points')
    .set((eb) => ({
      address: address ?? eb.ref('address'),
      contact_name: body.contact_name?.trim() ?? eb.ref('contact_name'),
      contact_email: body.contact_email ?? eb.ref('contact_email'),
      contact_phone: body.contact_phone?.trim() ?? eb.ref('contact_phone'),
    }))
    .where('shop_id', '=', shopId)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!saved) throw refusals.notFound()
  return { SUCCESS: 'Y', ID: saved.id }
}

/** Orders keep their own copy of the address. @throws not_found (404) for another client's point, too */
export async function deletePoint(
  db: Database,
  { shopId, clientId }: PointOwner,
  id: number,
): Promise<PointSavedAnswer> {
  const deleted = await db
    .deleteFrom('points')
    .where('shop_id', '=', shopId)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw refusals.notFound()
  return { SUCCESS: 'Y', ID: deleted.id }
}
