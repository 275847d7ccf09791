import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'

/** The client as an order keeps it. */
export interface BuyerDetails {
  companyId: number | null
  /** The company, or the person where there is none. */
  clientName: string
  userName: string
  email: string
  phone: string
  loyalty: boolean
  loyaltyBalance: number
}

/** The client's row, locked: orders of one client come one after another, so that points are never spent twice. */
export async function lockBuyer(db: Database, session: Session, clientId: number) {
  const row = await db
    .selectFrom('clients as client')
    .leftJoin('companies as company', (join) =>
      join.onRef('company.shop_id', '=', 'client.shop_id').onRef('company.id', '=', 'client.company_id'),
    )
    .where('client.shop_id', '=', session.shopId)
    .where('client.id', '=', clientId)
    .select([
      'client.company_id',
      'client.surname',
      'client.name',
      'client.middle_name',
      'client.email',
      'client.phones',
      'client.loyalty',
      'client.loyalty_balance',
      'client.allow_to_order',
      'client.blacklisted',
      'company.name as company_name',
    ])
    .forNoKeyUpdate('client')
    .executeTakeFirstOrThrow()
  const userName = [row.surname, row.name, row.middle_name].filter(Boolean).join(' ')
  const details: BuyerDetails = {
    companyId: row.company_id,
    clientName: row.company_name ?? userName,
    userName,
    email: row.email,
    phone: row.phones[0] ?? '',
    loyalty: row.loyalty,
    loyaltyBalance: row.loyalty_balance,
  }
  const client = {
    id: clientId,
    hasPassword: true,
    loyalty: row.loyalty,
    allowToOrder: row.allow_to_order,
    blacklisted: row.blacklisted,
  }
  return { details, client }
}
