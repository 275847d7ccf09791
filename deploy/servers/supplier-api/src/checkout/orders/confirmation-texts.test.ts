import type { OrderChange } from '@prilavok/shared-kernel/contract'
import type { Session } from '../../platform/session/session'
import type { OrderLine } from '../basket/lines'
import { askToConfirm, confirmCode } from './confirmation'
import type { OrderBody } from './order-form'
import type { TakenBasket } from './take-basket'

const SESSION: Session = {
  ...{ shopId: 1, buyerId: 1, priceType: 28, currency: 'RUB', client: null },
  ...{ minOrderSum: 0, checkOrderSum: true, paysOnline: true },
}
const PEN: OrderLine = {
  ...{ id: 7, name: 'Ручка', code1c: '000007', picture: null, preview: null },
  ...{ assortment: true, price: 10_000, loyalty_price: 40, remain: 10, to_order: false, pack: false },
  ...{ min_quantity: 1, step_quantity: 1, delivery_exclude: false },
  ...{ quantity: 2, seen_price: 10_000, seen_quantity: 2 },
}
const SEEN: TakenBasket = {
  ...{ lines: [PEN], sum: 20_000, deliverySum: 20_000, seenSum: 20_000 },
  ...{ draftComment: '', changes: [] },
}
const GONE: OrderChange = { PRODUCT_ID: 7, NAME: 'Ручка', KIND: 'gone', WAS: 2, NOW: 0 }

interface Asked {
  basket?: 'main' | 'loyalty'
  form?: OrderBody
  taken?: Partial<TakenBasket>
  delivery?: number | null
}
const ask = ({ basket = 'main', form = {}, taken = {}, delivery = null }: Asked) =>
  askToConfirm(SESSION, { basket, form, taken: { ...SEEN, ...taken }, delivery })?.CREATE_ORDER
/** What is said behind the opening. */
const told = (asked: Asked) =>
  ask(asked)?.MESSAGE.TEXT.replace('Корзина изменилась, проверьте её и отправьте заказ ещё раз. ', '')

test('what is as it was shown needs no confirmation', () => {
  expect(ask({})).toBeUndefined()
  expect(ask({ form: { expected_sum: 200, expected_delivery: 390 }, delivery: 39_000 })).toBeUndefined()
})

test('a price of delivery that is not known, or was not shown, is nothing to confirm', () => {
  expect(ask({ form: { expected_delivery: 390 }, delivery: null })).toBeUndefined()
  expect(ask({ delivery: 39_000 })).toBeUndefined()
})

test('neither a sum nor a code confirms a basket of which nothing can be ordered', () => {
  const taken = { lines: [], sum: 0, changes: [GONE] }
  for (const form of [{}, { expected_sum: 0 }, { confirm: confirmCode([], null, 'main') }]) {
    const answer = ask({ form, taken })
    expect(answer).toMatchObject({ CREATE: 'N', MESSAGE: { CODE: 'order_changed' } })
    expect(answer).not.toHaveProperty('CONFIRM')
  }
})

test('a sum of now confirms changed products only if another one was seen', () => {
  const changes = [GONE]
  expect(ask({ form: { expected_sum: 200 }, taken: { changes, seenSum: 30_000 } })).toBeUndefined()
  expect(ask({ form: { expected_sum: 200 }, taken: { changes } })?.CHANGES).toEqual(changes)
  expect(ask({ taken: { changes, seenSum: 30_000 } })?.CHANGES).toEqual(changes)
})

test('a missed sum is told by itself, not beside the products that have made it', () => {
  const form = { expected_sum: 300 }
  expect(ask({ form })?.CHANGES).toEqual([
    { PRODUCT_ID: 0, NAME: 'Сумма товаров', KIND: 'sum', WAS: 300, NOW: 200 },
  ])
  expect(ask({ form, taken: { changes: [GONE] } })?.CHANGES).toEqual([GONE])
})

test('the code that an answer names confirms it, and no other price of delivery', () => {
  const asked = { form: { expected_delivery: 100 }, delivery: 69_000 }
  const confirm = ask(asked)?.CONFIRM ?? ''
  expect(confirm).toMatch(/^[\w-]{22}$/)
  expect(ask({ ...asked, form: { ...asked.form, confirm } })).toBeUndefined()
  expect(ask({ ...asked, form: { ...asked.form, confirm }, delivery: 79_000 })).toBeDefined()
})

test.each<[OrderChange['KIND'], string]>([
  ['price', 'Ручка: цена была 200,00\u00a0₽, стала 300,00\u00a0₽'],
  ['quantity', 'Ручка: вместо\u00a0200 можно заказать\u00a0300'],
  ['gone', 'Ручка: больше нельзя заказать'],
  ['back', 'Ручка: снова можно заказать, в\u00a0корзине\u00a0300'],
  ['sum', 'Сумма товаров: была 200,00\u00a0₽, стала 300,00\u00a0₽'],
  ['delivery', 'Доставка: была 200,00\u00a0₽, стала 300,00\u00a0₽'],
])('a change of kind %s reads: %s', (KIND, text) => {
  const changes = [{ PRODUCT_ID: 7, NAME: 'Ручка', KIND, WAS: 200, NOW: 300 }]
  expect(told({ taken: { changes } })).toBe(text)
})

test('a bonus basket is told of in points, its delivery in roubles', () => {
  const form = { expected_sum: 90, expected_delivery: 1 }
  expect(told({ basket: 'loyalty', form, taken: { sum: 8000, seenSum: 8000 }, delivery: 0 })).toBe(
    'Сумма товаров: была 90\u00a0Б, стала 80\u00a0Б. Доставка: была 1,00\u00a0₽, стала 0,00\u00a0₽',
  )
})

test('three changes are named, more are counted; the answer has them all', () => {
  const changesOf = (count: number) => Array.from({ length: count }, (_, id) => ({ ...GONE, NAME: `Т${id}` }))
  const gone = (id: number) => `Т${id}: больше нельзя заказать`
  expect(told({ taken: { changes: changesOf(3) } })).toBe([0, 1, 2].map(gone).join('. '))
  const five = { taken: { changes: changesOf(5) } }
  expect(told(five)).toBe([...[0, 1, 2].map(gone), 'и\u00a0ещё 2'].join('. '))
  expect(ask(five)?.CHANGES).toHaveLength(5)
})
