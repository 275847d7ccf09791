import type { ClientItem } from '@prilavok/shared-kernel/contract'
import { clientRow } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import { flag } from '../../platform/yes-no'
import { countries, countryOf } from '../countries/countries'

const country = (code: string): ClientItem['COUNTRY'] => {
  const found = countryOf(code) ?? countries[0]
  if (!found) throw new Error('The list of countries is empty')
  return found
}
const point = (address: string) => (address === '' ? null : { ADDRESS: address })

/** The client's company, or the individual itself (001 §3). */
export async function loadClientItem(db: Database, shopId: number, clientId: number): Promise<ClientItem> {
  const { client, company } = await loadRows(db, shopId, clientId)
  return {
    ID: client.id,
    INN: company?.inn ?? '',
    KPP: company?.kpp ?? '',
    OGRN: company?.ogrn ?? '',
    OWNER: company?.owner ?? '',
    PHONE: company?.phone || (client.phones[0] ?? ''),
    EMAIL: company?.email || client.email,
    COMPANY_NAME: company?.name ?? '',
    SHORT_NAME: company?.short_name ?? '',
    BANK_CODE: company?.bank_code ?? '',
    BANK_NAME: company?.bank_name ?? '',
    PAYMENT_ACCOUNT: company?.payment_account ?? '',
    CORRESPOND_ACCOUNT: company?.correspond_account ?? '',
    COUNTRY: country(company?.country ?? client.country),
    LEGAL_ENTITY: flag(company?.legal_entity ?? false),
    POINTS: {
      MAIN: point((company ?? client).main_address),
      POST: point((company ?? client).post_address),
    },
  }
}

async function loadRows(db: Database, shopId: number, clientId: number) {
  const client = await clientRow(db, shopId, clientId)
    .select(['id', 'email', 'phones', 'country', 'main_address', 'post_address', 'company_id'])
    .executeTakeFirstOrThrow()
  const company =
    client.company_id === null
      ? undefined
      : await db
          .selectFrom('companies')
          .where('shop_id', '=', shopId)
          .where('id', '=', client.company_id)
          .selectAll()
          .executeTakeFirst()
  return { client, company }
}
