import type pg from 'pg'
import { completeAccount, completeInn, completeOgrn } from '../companies/check-digits'
import { registerBanks } from '../companies/register-banks'

const NAME = 'ООО «Вектор Плюс»'
const ADDRESS = '125167, г. Москва, Ленинградский проспект, д. 36, стр. 11, офис 402'

/** The company of the demonstration buyers: invented, of a tax office that does not exist. */
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
    inn: completeInn('778800042'),
    kpp: '778801001',
    ogrn: completeOgrn('119778800042'),
    owner: 'Пеналова Вера Павловна',
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
