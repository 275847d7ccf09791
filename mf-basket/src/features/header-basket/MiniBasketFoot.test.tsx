import type { BasketCountsAnswer, Personal } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import {
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testCustomer,
  testProduct,
} from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { MiniBasketFoot } from './MiniBasketFoot'

const { data: state } = basketApi()

const COUNTS: BasketCountsAnswer = {
  ...{ CNT: 5, SUM: 4000, DELIVERY_CNT: 5, DELIVERY_SUM: 4000, CURRENCY: 'USD', LOYALTY_BONUS_SUM: 0 },
  ...{ MIN_ORDER_SUM: 1000, NO_CHECK_ORDER_SUM: 'N', LOYALTY: { CNT: 0, SUM: 0 } },
}
interface Given {
  counts?: Partial<BasketCountsAnswer>
  personal?: Partial<Personal>
  /** Free delivery from. */
  MIN_SUM?: number
}
function renderFoot({ counts, personal = {}, MIN_SUM = 0 }: Given = {}) {
  const kernel = partKernel({
    ...{ cookies: LOGGED_IN, personal: testCustomer(personal) },
    shop: { MIN_SUM, DELIVERY_ZONE: [] },
  })
  const known = { ...COUNTS, ...counts }
  kernel.query.setQueryData(queryKeys.basketCounts, known)
  const onNavigate = jest.fn()
  const { container } = renderWithKernel(<MiniBasketFoot counts={known} onNavigate={onNavigate} />, {
    kernel,
  })
  return { onNavigate, text: () => (container.textContent ?? '').replace(/\s/g, ' '), container }
}
const DENIED = { CLIENT_ALLOW_TO_ORDER: 'N' as const }
const closed = () => screen.getByRole('button', { name: 'Оформить заказ' })

test('what the basket costs, and the way to the order form', async () => {
  const { text, onNavigate, container } = renderFoot()
  expect(text()).toBe('5 товаров на сумму4 000,00 USDОформить заказ')
  expect(container.querySelector('[data-block]')).not.toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Оформить заказ' }))
  expect(onNavigate).toHaveBeenCalledTimes(1)
})

test('points that the order brings are told', () => {
  expect(renderFoot({ counts: { LOYALTY_BONUS_SUM: 40 } }).text()).toContain('Баллов за заказ+40 Б')
})

describe('what is missing', () => {
  test('to the minimum closes the way', () => {
    renderFoot({ counts: { SUM: 600 } })
    expect(closed()).toBeDisabled()
    expect(closed()).toHaveAccessibleDescription(/До минимального заказа осталось 400,00\sUSD/)
  })
  test('to free delivery does not, nor that not all products count', () => {
    const { text } = renderFoot({ MIN_SUM: 9000, counts: { DELIVERY_CNT: 3, DELIVERY_SUM: 3000 } })
    expect(text()).toContain('До бесплатной доставки 6 000,00 USD')
    expect(text()).toContain('Для бесплатной доставки считаем 3 из 5 товаров')
    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
  })
  test.each<[string, Given]>([
    ['where all products count', { MIN_SUM: 9000 }],
    ['where it is not known how many do', { MIN_SUM: 9000, counts: { DELIVERY_CNT: undefined } as never }],
    ['where no delivery is free', { counts: { DELIVERY_CNT: 3 } }],
    ['to who may not order', { MIN_SUM: 9000, counts: { DELIVERY_CNT: 3 }, personal: DENIED }],
  ])('nothing is said of what counts %s', (_, given) => {
    expect(renderFoot(given).text()).not.toContain('считаем')
  })
  test('to the next gift is told, not to one that is reached', async () => {
    const gift = (ID: number, GIFT_SUM: number) => ({
      ...testProduct({ ID, NAME: `Подарок ${ID}` }),
      ...{ QUANTITY: 1, GIFT: 'Y' as const, OFFER_ID: ID, OFFER_TITLE: '', GIFT_SUM, REST: 0 },
    })
    state.gifts = [gift(1, 3000), gift(2, 4958), gift(3, 9000)]
    const { text } = renderFoot()
    expect(await screen.findByText(/Подарок/)).toHaveTextContent(/^Ещё 958,00\sUSD до\sподарка: Подарок 2$/)
    expect(text()).not.toMatch(/Подарок [13]/)
  })
})

test('who may not order is told so, and of no sums', async () => {
  state.gifts = [
    { ...testProduct(), QUANTITY: 1, GIFT: 'Y', OFFER_ID: 1, OFFER_TITLE: '', GIFT_SUM: 9000, REST: 0 },
  ]
  const { text } = renderFoot({ personal: DENIED, MIN_SUM: 9000 })
  expect(text()).toContain('Вы не можете отправлять заказы. Поставщик ограничил доступ к отправке заказа.')
  expect(closed()).toBeDisabled()
  expect(closed()).toHaveAccessibleDescription(/^Вы не можете отправлять заказы/)
  expect(text()).not.toMatch(/бесплатной|подарка/)
})
