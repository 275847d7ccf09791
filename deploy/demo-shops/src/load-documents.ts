import type pg from 'pg'
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

/** Digits of an INN of an organisation: the tenth is computed from the nine before it. */
function innOf(nine: string): string {
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(nine[index]), 0)
  return nine + String((sum % 11) % 10)
}

/** OGRN: the thirteenth digit is the remainder of the twelve before it by 11. */
const ogrnOf = (twelve: string): string => twelve + String((Number(twelve) % 11) % 10)

/** An account whose key digit fits the bank (the ninth one, by the rule of the central bank). */
function accountOf(code: string, account: string, isCorrespondent: boolean): string {
  const weights = [7, 1, 3]
  const lead = isCorrespondent ? `0${code.slice(4, 6)}` : code.slice(6)
  const fits = (candidate: string) =>
    [...(lead + candidate)].reduce(
      (sum, digit, index) => sum + Number(digit) * (weights[index % 3] ?? 0),
      0,
    ) %
      10 ===
    0
  const at = 8
  const keys = Array.from({ length: 10 }, (_, key) => account.slice(0, at) + key + account.slice(at + 1))
  return keys.find(fits) ?? account
}

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
  const inn = innOf(`77${region}34${two}5`)
  const [director = '', accountant = ''] = DIRECTORS[(shopId - 1) % DIRECTORS.length] ?? []
  await client.query(
    `insert into shop_requisites (shop_id, full_name, inn, kpp, ogrn, address, bank_name, bank_code, payment_account,
       correspond_account, director, accountant)
     values ($1, $2, $3, $4, $5, coalesce((select address from trade_points where shop_id = $1 order by sort limit 1),
       'Новосибирск, ул. Станционная, д. 30'), $6, $7, $8, $9, $10, $11)`,
    [
      ...[shopId, `ООО «${shop.NAME}»`, inn, `${inn.slice(0, 4)}01001`, ogrnOf(`11577${two}12345`)],
      ...[BANK.name, BANK.code],
      accountOf(BANK.code, `407028100000000${two}123`, false),
      accountOf(BANK.code, '30101810000000000974', true),
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
