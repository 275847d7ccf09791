import type { BasketType } from '@prilavok/shared-kernel/contract'
import { testShop, testStore } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderTerms } from '../../model/order-terms'
import type { BasketState } from '../../testing/basket-state'
import { renderInOrderForm } from '../../testing/in-order-form'
import { testRow, testRows } from '../../testing/test-rows'
import { OrderAside } from './OrderAside'

const TERMS: OrderTerms = {
  ...{ delivery: 0, freeFrom: 0, freeZone: undefined, minOrder: 0, total: 2000, blocked: false },
}
interface Given extends Partial<BasketState> {
  basket?: BasketType
  terms?: Partial<OrderTerms>
  denied?: boolean
  /** Both consents were given at the login. */
  given?: boolean
}
const render = ({ basket = 'main', terms, denied = false, given = false, ...state }: Given = {}) =>
  renderInOrderForm(
    (form, data) => (
      <OrderAside
        {...{ data, form, denied, receiving: { type: '1', zone: undefined }, messageId: 'why' }}
        terms={{ ...TERMS, ...terms }}
      >
        <p>Кнопка</p>
      </OrderAside>
    ),
    {
      ...{ basket, state, cookies: { login_stamp: 'this' }, shop: testShop({ CURRENCY: 'RUB' }) },
      platform: { local: testStore(given ? { consents_of: `this|${Date.now()}` } : {}) },
    },
  )
const aside = () => screen.getByRole('complementary', { name: 'Ваш заказ' })
const text = () => (aside().textContent ?? '').replace(/\s/g, ' ')
const track = () => aside().querySelector('[data-track-line]')
const message = () => document.getElementById('why')?.textContent?.replace(/\s/g, ' ')

test('what is ordered stands there without what cannot be, with the way back to the basket', () => {
  const gone = testRow({ ID: 3, NAME: 'Дырокол', REMAIN: 0 })
  render({ rows: { main: [...testRows(2), gone], loyalty: [] } })
  const rows = within(aside()).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.match(/Товар \d/)?.[0])).toEqual(['Товар 1', 'Товар 2'])
  expect(text()).not.toContain('Дырокол')
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/basket')
  expect(text()).toContain('1 000,00')
  expect(text()).toContain('К оплате2 000,00 ₽')
  expect(text()).toContain('Кнопка')
  expect(text()).toContain('Письмо с составом заказа придёт на почту')
})

test('sums of the bonus basket are points', () => {
  render({ basket: 'loyalty' })
  expect(within(aside()).getAllByRole('listitem')[0]).toHaveTextContent(/1\s000\sБ/)
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/basket?type=loyalty')
})

test('offers and a tax without a percent stand at the sums, in the currency of the basket', () => {
  const info = { currency: 'USD', taxType: 'с НДС' }
  render({ info, offers: [{ ID: 1, TITLE: 'Кружка за заказ', REST: 300 }] })
  expect(within(aside()).getByRole('list', { name: 'Акции' })).toHaveTextContent(/ещё\s300,00\sUSD/)
  expect(text()).toContain('Цены с НДС')
})

describe('the order track', () => {
  test('says what is missing to the minimum order, for the button, too', () => {
    render({ terms: { minOrder: 2500, blocked: true } })
    expect(message()).toBe('До минимального заказа осталось 500,00 ₽')
  })
  test('in the currency of the basket', () => {
    render({ terms: { minOrder: 2500 }, info: { currency: 'USD' } })
    expect(message()).toBe('До минимального заказа осталось 500,00 USD')
  })
  test('says what is missing to free delivery, which keeps nobody from ordering', () => {
    render({ terms: { freeFrom: 5000, freeZone: 'Город' }, info: { DELIVERY_SUM: 1500 } })
    expect(text()).toContain('До бесплатной доставки 3 500,00 ₽ · Город')
    expect(message()).toBeUndefined()
  })
  test.each<[string, Given]>([
    ['at the minimum', { terms: { minOrder: 2000 } }],
    [
      'of a basket of which nothing can be ordered',
      { terms: { minOrder: 2000 }, rows: { main: [], loyalty: [] } },
    ],
    ['who may not order at all', { terms: { minOrder: 2500, freeFrom: 5000 }, denied: true }],
  ])('says nothing %s', (_, given) => {
    render(given)
    expect(track()).toBeNull()
  })
})

describe('a sum that counts for free delivery', () => {
  const info = { DELIVERY_SUM: 1500, currency: 'USD' }
  test('is told where it is not that of the order', () => {
    render({ info, terms: { freeFrom: 5000 } })
    expect(text()).toContain('Для бесплатной доставки считаем 1 500,00 USD')
  })
  test('is not told who may not order', () => {
    render({ info, terms: { freeFrom: 5000 }, denied: true })
    expect(text()).not.toContain('считаем')
  })
})

test('both consents are asked for, each by its own box', async () => {
  render()
  const [agree, transfer] = [/обработку/, /передачу/].map((name) => screen.getByRole('checkbox', { name }))
  await userEvent.click(agree as HTMLElement)
  expect(agree).toBeChecked()
  expect(transfer).not.toBeChecked()
  await userEvent.click(transfer as HTMLElement)
  expect(transfer).toBeChecked()
  expect(text()).not.toContain('вы дали при входе')
})

test('given at the login they are not asked for', () => {
  render({ given: true })
  expect(text()).toContain('Согласие на обработку и передачу персональных данных вы дали при входе')
  expect(screen.queryByRole('checkbox')).toBeNull()
})
