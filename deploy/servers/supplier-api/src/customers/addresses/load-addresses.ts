import type { AddressPoint, PointSavedAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { hasErrors, wrongFields } from '../../platform/form-fields/answers'
import { isEmail, plainEmail } from '../../platform/form-fields/email'
import { isProfilePhone } from '../../platform/form-fields/phone'
import type { ClientOwner } from '../../platform/session/session'
import { texts } from '../account/texts'
import { findAdded, insertUnlessAdded, type NewPoint } from './add-once'
import type { PointBody } from './address-body'
import { zonesOfAddresses } from './address-zones'
import { keepPostAddress } from './post-address'

const selectPoints = (db: Database, { shopId, clientId }: ClientOwner) =>
  db
    .selectFrom('points')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId }))
    .select([
      'id as ID',
      'id as ADDRESS_ID',
      'variant as VARIANT',
      'address as ADDRESS',
      'contact_name as CONTACT_NAME',
      'contact_email as CONTACT_EMAIL',
      'contact_phone as CONTACT_PHONE',
    ])

function shownPoint(
  row: Omit<AddressPoint, 'CONTACTS' | 'DELIVERY_ZONE_ID'>,
  zones: ReadonlyMap<string, number>,
): AddressPoint {
  const { CONTACT_NAME: NAME, CONTACT_EMAIL: EMAIL, CONTACT_PHONE: PHONE } = row
  return {
    ...row,
    DELIVERY_ZONE_ID: zones.get(row.ADDRESS) ?? null,
    CONTACTS: NAME || EMAIL || PHONE ? [{ NAME, EMAIL, PHONE }] : [],
  }
}

/** The client's addresses, the latest first, with the zones that they lie in as far as orders tell. */
export async function listPoints(db: Database, owner: ClientOwner): Promise<AddressPoint[]> {
  const [rows, zones] = await Promise.all([
    selectPoints(db, owner).orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),
    zonesOfAddresses(db, owner),
  ])
  return rows.map((row) => shownPoint(row, zones))
}

/** @throws not_found (404) for another client's address, too */
export async function findPoint(db: Database, owner: ClientOwner, id: number): Promise<AddressPoint> {
  const [row, zones] = await Promise.all([
    selectPoints(db, owner).where('id', '=', id).executeTakeFirst(),
    zonesOfAddresses(db, owner),
  ])
  if (!row) throw apiErrors.notFound()
  return shownPoint(row, zones)
}

const emptyAddress = () => apiErrors.badField('address', 'Укажите адрес')

/** Addresses that one client may keep. */
const MOST = 200

async function rejectTooMany(db: Database, { shopId, clientId }: ClientOwner): Promise<void> {
  const { count } = await db
    .selectFrom('points')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId }))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MOST) throw apiErrors.badField('address', `Можно сохранить не больше ${MOST} адресов`)
}

interface Contact {
  contact_email?: string
  contact_phone?: string
}

/** The given parts of a contact as they are stored; any may be empty. @throws bad_fields (400): 001 §5 */
function contactOf(body: PointBody): Contact {
  const email = body.contact_email === undefined ? undefined : plainEmail(body.contact_email)
  const phone = body.contact_phone?.trim()
  const errors = wrongFields({
    contact_email: email && !isEmail(email) ? texts.wrongEmail : null,
    contact_phone: phone && !isProfilePhone(phone) ? texts.wrongPhone : null,
  })
  if (hasErrors(errors)) throw apiErrors.badFields(errors)
  return { contact_email: email, contact_phone: phone }
}

/**
 * Adds an address; a call that is repeated with its key adds no second one.
 * @throws bad_field (400) without an address, with too many of them, or with a key that was used for another one;
 * bad_fields (400) for a wrong contact
 */
export async function insertPoint(
  db: Database,
  owner: ClientOwner,
  body: PointBody,
): Promise<PointSavedAnswer> {
  const address = body.address?.trim()
  if (!address) throw emptyAddress()
  const contact = contactOf(body)
  const point: NewPoint = {
    variant: body.variant ?? 'base',
    address,
    contact_name: body.contact_name?.trim() ?? '',
    contact_email: contact.contact_email ?? '',
    contact_phone: contact.contact_phone ?? '',
  }
  const key = body.idempotency_key
  const added = await findAdded(db, owner, point, key)
  if (added !== undefined) return { SUCCESS: 'Y', ID: added }
  await rejectTooMany(db, owner)
  return db.transaction().execute(async (trx) => {
    const id = await insertUnlessAdded(trx, owner, point, key)
    if (id !== undefined && point.variant === 'post') await keepPostAddress(trx, owner, address)
    const known = id ?? (await findAdded(trx, owner, point, key))
    if (known === undefined) throw apiErrors.notFound()
    return { SUCCESS: 'Y', ID: known }
  })
}

/**
 * Saves the given fields.
 * @throws bad_field (400) for an empty address; bad_fields (400) for a wrong contact; not_found (404) for another client's point, too
 */
export async function updatePoint(
  db: Database,
  { shopId, clientId }: ClientOwner,
  id: number,
  body: PointBody,
): Promise<PointSavedAnswer> {
  const address = body.address?.trim()
  if (address === '') throw emptyAddress()
  const contact = contactOf(body)
  const saved = await db.transaction().execute(async (trx) => {
    const point = await trx
      .updateTable('points')
      .set((eb) => ({
        address: address ?? eb.ref('address'),
        contact_name: body.contact_name?.trim() ?? eb.ref('contact_name'),
        contact_email: contact.contact_email ?? eb.ref('contact_email'),
        contact_phone: contact.contact_phone ?? eb.ref('contact_phone'),
      }))
      .where((eb) => eb.and({ shop_id: shopId, client_id: clientId, id }))
      .returning(['id', 'variant', 'address'])
      .executeTakeFirst()
    if (point?.variant === 'post') await keepPostAddress(trx, { shopId, clientId }, point.address)
    return point
  })
  if (!saved) throw apiErrors.notFound()
  return { SUCCESS: 'Y', ID: saved.id }
}

/** Orders keep their own copy of the address. @throws not_found (404) for another client's point, too */
export async function deletePoint(
  db: Database,
  { shopId, clientId }: ClientOwner,
  id: number,
): Promise<PointSavedAnswer> {
  const deleted = await db
    .deleteFrom('points')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId, id }))
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw apiErrors.notFound()
  return { SUCCESS: 'Y', ID: deleted.id }
}
