import type { BasketType, Order } from '@prilavok/shared-kernel/contract'
import { testOrder, testShop } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInOrderForm } from '../../testing/in-order-form'
import { testAddress, testTradePoint } from '../../testing/test-rows'
import { LastOrderOffer } from './LastOrderOffer'
import type { LastChoices } from './last-choices'

const ORDER = testOrder({
  ...{ ORDER_NUMBER: '48390', CREATE_DATE: '2025-10-14T22:32:00.000Z', ADDRESS: 'Тверь' },
  TRADEPOINT: { NAME: 'Склад', PHONE: '', EMAIL: '', ADDRESS: 'Заречная, 8' },
})
const ALL: LastChoices = { deliveryType: '2', addressId: '32', tradePointId: '2', paymentType: 'INVOICE' }
function render(choices: LastChoices, order: Partial<Order> = {}, basket: BasketType = 'main') {
  const rendered = renderInOrderForm(
    (form) => (
      <>
        <LastOrderOffer {...{ basket, form, choices }} order={{ ...ORDER, ...order }} />
        <output>{JSON.stringify(form.values)}</output>
      </>
    ),
    {
      ...{ basket, addresses: [testAddress(31, 'Химки'), testAddress(32, 'Тверь')] },
      tradePoints: [testTradePoint(1, 'Складская, 4'), testTradePoint(2, 'Заречная, 8')],
      shop: testShop({ TIME_ZONE: 'Europe/Moscow' }),
    },
  )
  return { ...rendered, values: () => JSON.parse(screen.getByRole('status').textContent ?? '') }
}
const offer = () => screen.queryByRole('region', { name: /^Как в\sпрошлый раз$/ })
const text = () => (offer()?.querySelector('div > div')?.textContent ?? '').replace(/\s/g, ' ')
const fill = () => userEvent.click(screen.getByRole('button', { name: /^Заполнить так\sже$/ }))

test.each<[string, LastChoices, RegExp]>([
  ['a delivery', ALL, /Доставка · Тверь · По счёту$/],
  ['a pick-up', { ...ALL, deliveryType: '1' }, /Самовывоз · Заречная, 8 · По счёту$/],
  ['a payment alone', { paymentType: 'INVOICE' }, /2025 ?(?:г\. ?)?Заречная, 8 · По счёту$/],
  ['a delivery that is paid otherwise now', { deliveryType: '2', addressId: '32' }, /Доставка · Тверь$/],
])('of %s it is told what will be filled in', (_, choices, told) => {
  render(choices)
  expect(text()).toMatch(/^Как в заказе № 48390 от 15/)
  expect(text()).toMatch(told)
  expect(text()).not.toContain('коллега')
})
test('of a colleague’s order it is told whose it is', () => {
  render(ALL, { IS_OWN: 'N', USER: { NAME: 'Анна', EMAIL: '', PHONE: '' } })
  expect(text()).toContain('(оформил коллега: Анна)')
})

test.each<[string, LastChoices, object]>([
  ['a delivery', ALL, { deliveryType: '2', addressId: '32', tradePointId: '1', paymentType: 'INVOICE' }],
  [
    'a pick-up',
    { ...ALL, deliveryType: '1' },
    { deliveryType: '1', addressId: '31', tradePointId: '2', paymentType: 'INVOICE' },
  ],
  [
    'a payment',
    { paymentType: 'INVOICE' },
    { deliveryType: '1', addressId: '31', tradePointId: '1', paymentType: 'INVOICE' },
  ],
])('%s is filled in as it was, and then not offered any more', async (_, choices, values) => {
  const form = render(choices)
  await fill()
  expect(form.values()).toMatchObject(values)
  expect(offer()).toBeNull()
})

test('points are paid with no payment type', async () => {
  const form = render(ALL, {}, 'loyalty')
  expect(text()).toMatch(/Доставка · Тверь$/)
  const { paymentType } = form.values()
  await fill()
  expect(form.values()).toMatchObject({ deliveryType: '2', paymentType })
})

test.each<[string, LastChoices]>([
  ['nothing of it can be chosen', {}],
  ['it is filled in so already', { deliveryType: '1', tradePointId: '1', paymentType: 'CASH' }],
  [
    'only what a pick-up does without is another one',
    { deliveryType: '1', addressId: '32', tradePointId: '1' },
  ],
])('where %s nothing is offered', (_, choices) => {
  render(choices)
  expect(offer()).toBeNull()
})
