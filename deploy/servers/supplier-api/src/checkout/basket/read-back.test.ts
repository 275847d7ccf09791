import { parseList } from '@prilavok/shared-kernel/contract/lists'
import { shopSign } from '../../content/shop/shop-sign'
import type { DocumentKind, DocumentRow, TableDocument } from '../../documents/rendering/document'
import { documentXlsx } from '../../documents/rendering/document-xlsx'
import { renderPdf } from '../../documents/rendering/pdf/render-pdf'
import { sumInWords } from '../../documents/rendering/sum-in-words'
import { pdfCopies } from '../../documents/testing/pdf-text'
import { readSheet } from '../../platform/spreadsheet/read-table'
import { numberText, sumText } from '../../platform/sum-text'
import { fc } from '../../testing/property'
import { contentsHtml, contentsPlain } from '../order-emails/contents'
import { GIFT, type OrderForEmail } from '../order-emails/order-facts'
import { listRows, readCode, readCount } from './excel-rows'
import { basketHtml, basketPlain } from './send-basket'

const ASKER = { shopId: 1, who: 'anna' }

const things = fc.constantFrom(
  ...['Бумага офисная SvetoCopy', 'Ручка шариковая «Синяя птица»', 'Папка-регистратор 75\u00a0мм'],
  ...['Картридж лазерный HP CE285A', 'Батарейки LR6 (AA)', 'Скобы для степлера №24/6', 'Файл-вкладыш А4+'],
  ...['Мыло жидкое "Цветочное"', 'Кофе растворимый', 'Скотч 48 мм × 66 м', 'Блок-кубик 9×9×5 см'],
)
const traits = fc.constantFrom(
  ...['А4', '80\u00a0г/м²', '500 листов', 'класс «C»', 'белизна 146\u00a0%', '10 шт./уп.', '5 л', '0,7 мм'],
  ...['синий', '1000 шт.', 'арт. 10-345', '12 цветов', 'набор 4 шт.', 'ГОСТ 1234-99', 'картон/ПВХ', '1/100'],
)
const rowOf = (isGift: fc.Arbitrary<boolean>) =>
  fc
    .record({
      code: fc.integer({ min: 1, max: 999_999 }),
      name: fc
        .tuple(things, fc.array(traits, { maxLength: 5 }))
        .map(([thing, more]) => [thing, ...more].join(', ')),
      unit: fc.constantFrom('шт.', 'уп.'),
      quantity: fc.integer({ min: 1, max: 9999 }),
      price: fc.integer({ min: 1, max: 9_999_999 }),
      isGift,
    })
    .map(({ code, name, price, quantity, ...rest }): DocumentRow => {
      const written = String(code).padStart(6, '0')
      if (rest.isGift) return { ...rest, code: '', name: `${name} (подарок)`, quantity: 1, price: 0, sum: 0 }
      return { ...rest, code: written, name, quantity, price, sum: price * quantity }
    })
/** The last one is bought, so that a list never has gifts alone. */
const rows = fc
  .tuple(
    fc.array(rowOf(fc.nat({ max: 4 }).map((part) => part === 0)), { maxLength: 12 }),
    rowOf(fc.constant(false)),
  )
  .map(([list, last]) => [...list, last])

const documentOf = (kind: DocumentKind, list: DocumentRow[]): TableDocument => {
  const total = list.reduce((sum, { sum: own }) => sum + own, 0)
  return {
    ...{
      kind,
      title: 'Счёт для тендера №\u00a0Т-2026/15 от\u00a021\u00a0ноября 2026\u00a0г.',
      date: new Date(0),
    },
    shop: { ...shopSign(1, 'green'), name: 'Прилавок', email: 'a@b.example', phones: ['+7 495 123-45-67'] },
    seller: {
      ...{ name: 'ООО «Прилавок»', inn: '7701234567', kpp: '770101001', ogrn: '1027700132195' },
      ...{
        address: '123456, Москва, ул. Тверская, д. 1, стр. 2',
        phone: '+7 495 123-45-67',
        email: 'a@b.example',
      },
    },
    bank: {
      ...{ name: 'АО «Банк»', code: '044525225', account: '40702810900000012345' },
      correspondAccount: '30101810400000000225',
    },
    signers: { director: 'Смирнов А. В.', accountant: 'Кузнецова О. П.' },
    buyer: {
      ...{ name: 'ООО «Вектор Плюс»', inn: '7812345678', kpp: '781201001', ogrn: '' },
      ...{ address: 'Санкт-Петербург, Невский пр., 100', phone: '+7 900 000-00-01', email: 'c@d.example' },
    },
    facts: [{ name: 'Получение', value: 'Доставка: До 20 км' }],
    ...{
      rows: list,
      delivery: 35_000,
      total: total + 35_000,
      currency: '₽',
      words: sumInWords(total + 35_000),
    },
    tax: { text: 'В том числе НДС 22 %', sum: Math.round((total * 22) / 122) },
    notes: ['Счёт действителен 5\u00a0рабочих дней. Комментарий: позвонить за 30 минут'],
  }
}

const money = (hundredths: number) => sumText(hundredths, 26, 'RUB')
const orderOf = (list: DocumentRow[]) =>
  ({
    ...{ created_at: new Date('2026-11-21T09:05:00Z'), time_zone: 'UTC', client_name: 'ООО «Вектор Плюс»' },
    ...{ user_name: 'Соколова Анна', user_phone: '+7 900 000-00-01', user_email: 'anna@example.com' },
    ...{
      is_pickup: false,
      address: 'Тверь, ул. Новая, 1',
      delivery_zone_name: 'До 20 км',
      payment_name: 'Счёт',
    },
    ...{ trade_point_name: '', comment: 'Въезд со двора\nдомофон 12', cancel_comment: '', tax_type: '' },
    ...{ is_loyalty: false, products_sum: 105_000, position_sum: 105_000, delivery_price: 35_000 },
    money,
    rows: list.map(({ code, name, unit, quantity, price, sum, isGift }, at) => ({
      ...{ position: at + 1, name, code1c: code || '100999', to_order: at % 5 === 4, isGift },
      ...{
        count: `${numberText(quantity)}\u00a0${unit}`,
        price: money(price),
        sum: isGift ? GIFT : money(sum),
      },
    })),
  }) as OrderForEmail

/** What a program for e-mails or a browser copies: cells of a row apart, lines of a cell below each other. */
const copied = (html: string): string =>
  html
    .replace(/\n/g, '')
    .replace(/<br>/g, '\n')
    .replace(/<small>/g, '')
    .replace(/<\/t[dh]><t[dh]/g, '\t<td')
    .replace(/<\/(?:tr|p|table)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const number = (hundredths: number) => numberText(hundredths / 100, 2)
const codeText = (code: string) => `Код\u00a0${(code || '100999').replace(/(?=...$)/, '\u00a0')}`

/** What a browser copies from the page of an order. */
const orderPage = (list: readonly DocumentRow[]): string =>
  [
    ...[
      'Заказ № 1-000112',
      'Отправлен',
      'от 27 ноября 2026',
      'Повторить',
      'г. Москва, Ленинградский проспект, д. 36, стр. 11',
    ],
    ...['+7 900 123-45-67', 'client@example.com', 'Товар\tЦена, ₽\tКоличество\tСумма, ₽'],
    ...list.flatMap(({ name, code, price, quantity, unit, sum, isGift }) => [
      ...['', name, `${codeText(code)}${price % 3 === 0 ? ' · под\u00a0заказ' : ''}`],
      `${isGift ? 'Подарок' : number(price)}\t${numberText(quantity)}\u00a0${unit}\t${isGift ? 'Бесплатно' : number(sum)}`,
    ]),
    ...['4 товара', '3 298,14 ₽', 'Доставка', '390,00 ₽', 'Итого', '3 688,14 ₽'],
  ].join('\n')

/** What a browser copies from the page of the basket: fields keep their counts for themselves. */
const basketPage = (list: readonly DocumentRow[]): string =>
  [
    ...[
      'Корзина',
      'Добавить',
      'Несколько кодов',
      'Из файла XLS',
      '',
      'В наличии 1 позиция',
      '62 782,15 ₽',
      '',
    ],
    ...['Товар', 'Наличие', 'Цена, ₽', 'Количество', 'Сумма, ₽'],
    ...list.flatMap(({ name, code, price, unit, sum, isGift }) =>
      isGift
        ? [name, codeText(code), 'Подарок', 'Подарок за заказ', `290 ${unit}`, '', 'Бесплатно', '']
        : [
            ...[`Выбрать: ${name}`, '', name, codeText(code), 'Спеццена −20%', 'Хит', `215 ${unit}`],
            ...[number(price), '', 'кратно 5', number(sum), '', ''],
          ],
    ),
    ...[
      'Заказ',
      'Подарок за заказ от 5 000 ₽',
      '2 товара',
      '63 981,55 ₽',
      'Итого',
      '63 981,55 ₽',
      '',
      '3 00010 000',
    ],
    ...[
      'Оформить заказ',
      'Подарки за сумму заказа',
      '',
      'Совок и щётка Чистея, 40 см, синий',
      'Подарок',
      'В заказе',
    ],
  ].join('\n')

const ordered = (list: readonly DocumentRow[]) =>
  list.flatMap(({ isGift, code, quantity }) => (isGift ? [] : [`${code} × ${quantity}`]))
const readText = (text: string) =>
  parseList(text).lines.map(
    ({ code, name, quantity, unreadCount }) => `${code ?? name} × ${quantity ?? unreadCount}`,
  )

const readBack = (read: (list: DocumentRow[]) => Promise<string[]> | string[], numRuns = 100) =>
  fc.assert(
    fc.asyncProperty(rows, async (list) => {
      expect(await read(list)).toEqual(ordered(list))
    }),
    { numRuns },
  )

test.each(['tender_invoice', 'basket_file', 'commercial_offer', 'order'] as const)(
  'a workbook, %s, is read back exactly, without gifts',
  (kind) =>
    readBack(async (list) => {
      const content = await documentXlsx(documentOf(kind, list))
      const { rows: table } = await readSheet(ASKER, {
        field: 'file',
        name: 'a.xlsx',
        content,
        isTooLarge: false,
      })
      return (listRows(table)?.rows ?? [])
        .filter(({ code }) => code !== '')
        .map(({ code, quantity }) => `${readCode(code)} × ${readCount(quantity)}`)
    }, 30),
)

test.each(['drawn', 'placed'] as const)(
  'the text of a PDF, copied as it is %s, is read back exactly',
  (way) =>
    readBack(
      async (list) => readText(pdfCopies(await renderPdf(ASKER, documentOf('tender_invoice', list)))[way]),
      30,
    ),
)

test.each<[string, (list: DocumentRow[]) => string]>([
  ['the basket in an e-mail, plain', (list) => basketPlain(documentOf('basket_file', list))],
  ['the basket in an e-mail, copied', (list) => copied(basketHtml(documentOf('basket_file', list)))],
  ['an order in an e-mail, plain', (list) => contentsPlain(orderOf(list))],
  ['the page of the basket, copied', basketPage],
  ['the page of an order, copied', orderPage],
  ['an order in an e-mail, copied', (list) => copied(contentsHtml(orderOf(list)))],
])('%s, is read back exactly, without gifts', (_title, write) => readBack((list) => readText(write(list))))
