import type { Order } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { testOrder } from '../../testing/test-order'
import { OrderFacts } from './OrderFacts'

const show = (changes: Partial<Order> = {}, shop = {}) =>
  renderWithKernel(<OrderFacts order={testOrder(changes)} />, { shop })
/** The lines under a name. */
const under = (name: string) =>
  within(screen.getByText(name, { selector: 'dt' }).parentElement as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const SENT = { STATUS_CODE: 'sent', STATUS_NAME: '' } as const
const POINT = { NAME: 'Склад', ADDRESS: 'ул. Складочная, 1', PHONE: '+74953001001', EMAIL: 'sklad@x.example' }

test('an order that is delivered has its address and its zone, and no trade point', () => {
  show({ DELIVERY_ZONE_NAME: 'Центр', TRADEPOINT: null })
  expect(under('Получение')).toEqual(['Доставка', 'Москва, ул. Вавилова, 19, офис 412', 'Зона: Центр'])
})

test('one that is fetched has the trade point with its phone and e-mail, and no address', () => {
  show({ IS_PICKUP: 'Y', TRADEPOINT: POINT, DELIVERY_ZONE_NAME: 'Центр' })
  expect(under('Получение')).toEqual([
    ...['Самовывоз', 'Склад', 'ул. Складочная, 1', '+7 495 300-10-01', 'sklad@x.example'],
  ])
  expect(screen.getByRole('link', { name: '+7 495 300-10-01' })).toHaveAttribute('href', 'tel:+74953001001')
  expect(screen.getByRole('link', { name: 'sklad@x.example' })).toHaveAttribute(
    'href',
    'mailto:sklad@x.example',
  )
})

test('one that is fetched nobody knows where says only that', () => {
  show({ IS_PICKUP: 'Y', TRADEPOINT: null })
  expect(under('Получение')).toEqual(['Самовывоз'])
})

test.each<[string, Partial<Order>, string[]]>([
  ['with its description and tax', {}, ['По счёту', 'Безналичный перевод', 'Цены с НДС 20 %']],
  ['without a tax', { TAX_TYPE: '' }, ['По счёту', 'Безналичный перевод']],
  [
    'with the state of the payment',
    { ONLINE_PAY_STATUS: { CODE: 'PAID', TITLE: 'Оплачен' } },
    ['По счёту', 'Оплачен', 'Безналичный перевод', 'Цены с НДС 20 %'],
  ],
  [
    'what says the same twice once',
    { PAYMENT_TYPE: { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: 'Наличными' }, TAX_TYPE: 'Без НДС' },
    ['Наличными', 'Цены без НДС'],
  ],
])('the payment is told %s', (_how, changes, lines) => {
  show(changes)
  expect(under('Оплата')).toEqual(lines)
})

test('who bought and who sells, each with phone and e-mail', () => {
  show({}, { PHONES: ['+74955550120', '+74955550121'], EMAIL: 'zakaz@shop.example' })
  expect(under('Покупатель')).toEqual([
    ...['ООО «Вектор»', 'Соколова Марина', '+7 916 555-04-18', 'zakupki@vektor.example'],
  ])
  expect(under('Поставщик')).toEqual(['ООО «Бланк-Снаб»', '+7 495 555-01-20', 'zakaz@shop.example'])
})

test('who is not known further has no empty lines', () => {
  show({ USER: { NAME: 'ООО «Вектор»', PHONE: '', EMAIL: '' } }, { PHONES: [], EMAIL: '' })
  expect(under('Покупатель')).toEqual(['ООО «Вектор»'])
  expect(under('Поставщик')).toEqual(['ООО «Бланк-Снаб»'])
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each<[string, Partial<Order>, boolean]>([
  ['that nobody works on yet', { STATUS: SENT }, true],
  ['that is worked on', {}, false],
  [
    'whose payment is asked for above',
    { STATUS: SENT, ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: '' } },
    false,
  ],
])('the payment of an order %s can be changed here: %s', (_what, changes, offered) => {
  show(changes)
  expect(screen.queryByRole('button', { name: 'Сменить способ оплаты' }) !== null).toBe(offered)
  const payment = screen.getByText('Оплата', { selector: 'dt' }).parentElement as HTMLElement
  expect(within(payment).getAllByRole('definition')).toHaveLength(offered ? 4 : payment.children.length - 1)
})
