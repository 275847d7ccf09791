import type pg from 'pg'
import { completeAccount } from './companies/check-digits'
import { DEMO_COMPANY } from './companies/demo-company'
import { registerBanks } from './companies/register-banks'

const { SHORT_NAME: NAME, ADDRESS, INN, KPP, OGRN, OWNER } = DEMO_COMPANY

/** The company of the demonstration buyers. */
export async function loadDemoCompany(
  client: pg.ClientBase,
  shopId: number,
): Promise<{ id: number; name: string }> {
  const bank = registerBanks()[0]
  const bik = bank?.BANK_CODE ?? ''
  const row = {
    shop_id: shopId,
    name: NAME,
    short_name: 'Вектор Плюс',
    inn: INN,
    kpp: KPP,
    ogrn: OGRN,
    owner: OWNER,
    phone: '+7 (495) 200-40-02',
    email: 'office@vektor-plus.example',
    bank_code: bik,
    bank_name: bank?.BANK_NAME,
    payment_account: completeAccount(bik, '40702810000000000042'),
    correspond_account: bank?.CORRESPOND_ACCOUNT,
    main_address: ADDRESS,
    post_address: ADDRESS,
  }
  const columns = Object.keys(row)
  const { rows } = await client.query<{ id: number }>(
    `insert into companies (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    Object.values(row),
  )
  return { id: rows[0]?.id ?? 0, name: NAME }
}
