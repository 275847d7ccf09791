import { completeInn } from '@prilavok/shared-kernel/contract/inn-digits'
import type pg from 'pg'
import { completeAccount, completeOgrn } from './companies/check-digits'
import { copyRows } from './copy-rows'
import type { DemoShop } from './taxonomy'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Documents of every demonstration shop; each is made when it is first asked for. */
const DOCUMENTS: [maker: string, name: string, type: string][] = [
  ['contract', 'Договор поставки (образец).pdf', 'application/pdf'],
  ['price', 'Прайс-лист.xlsx', `${OFFICE}.spreadsheetml.sheet`],
  ['requisites', 'Карточка предприятия.docx', `${OFFICE}.wordprocessingml.document`],
  ['warranty', 'Гарантия и возврат.pdf', 'application/pdf'],
]

/** What one buyer has stored. */
const CLIENT_DOCUMENTS: [maker: string, name: string, type: string][] = [
  ['buyer-card', 'Карточка ООО «Вектор Плюс».docx', `${OFFICE}.wordprocessingml.document`],
  ['proxy', 'Доверенность № 12.pdf', 'application/pdf'],
]

const DIRECTORS = [
  ['Смирнов А. В.', 'Кузнецова О. П.'],
  ['Орлова Н. И.', 'Лебедева Т. С.'],
  ['Волков Д. Е.', 'Зайцева М. А.'],
  ['Хасанов Р. Р.', 'Галиева Л. Ф.'],
  ['Морозов К. Ю.', 'Павлова Е. В.'],
  ['Фёдоров И. М.', 'Никитина А. Г.'],
]

const BANK = { name: 'ПАО «Пример Банк», г. Москва', code: '044525974' }

/** What a demonstration shop signs its documents with, and the documents that it publishes. */
export async function loadDocuments(client: pg.ClientBase, shopId: number, shop: DemoShop): Promise<void> {
  const two = String(shopId).padStart(2, '0')
  const region = 10 + shopId
  const inn = completeInn(`77${region}34${two}5`)
  const [director = '', accountant = ''] = DIRECTORS[(shopId - 1) % DIRECTORS.length] ?? []
  await client.query(
    `insert into shop_requisites (shop_id, full_name, inn, kpp, ogrn, address, bank_name, bank_code, payment_account,
       correspond_account, director, accountant)
     values ($1, $2, $3, $4, $5, coalesce((select address from trade_points where shop_id = $1 order by sort limit 1),
       'Новосибирск, ул. Станционная, д. 30'), $6, $7, $8, $9, $10, $11)`,
    [
      ...[shopId, `ООО «${shop.NAME}»`, inn, `${inn.slice(0, 4)}01001`, completeOgrn(`11577${two}12345`)],
      ...[BANK.name, BANK.code],
      completeAccount(BANK.code, `407028100000000${two}123`),
      completeAccount(BANK.code, '30101810000000000974'),
      ...[director, accountant],
    ],
  )
  await copyRows(
    client,
    'stored_files',
    ['shop_id', 'kind', 'key', 'name', 'type', 'maker', 'sort'],
    DOCUMENTS.map(([maker, name, type], sort) => [
      shopId,
      'shop',
      `${shopId}/shop/${maker}`,
      name,
      type,
      maker,
      sort,
    ]),
  )
  await client.query(
    `insert into stored_files (shop_id, kind, client_id, key, name, type, maker)
     select client.shop_id, 'client', client.id, concat_ws('/', client.shop_id, 'client', client.id, document.maker),
       document.name, document.type, document.maker
     from clients client, unnest($2::text[], $3::text[], $4::text[]) as document (maker, name, type)
     where client.shop_id = $1 and client.email = 'client@example.com'`,
    [shopId, ...[0, 1, 2].map((part) => CLIENT_DOCUMENTS.map((document) => document[part]))],
  )
}
