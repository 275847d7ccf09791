import { testShop } from '@prilavok/shared-kernel/testing'
import { guideSteps } from './guide-steps'

const steps = (changes: Parameters<typeof testShop>[0] = {}) => guideSteps(testShop(changes))
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('[SHELL-025] the four steps, each with its place in the text and the way to do it', () => {
  expect(steps({ SELFDELIVERY_ONLY: 'N' }).map(({ id, icon, action }) => [id, icon, action?.to])).toEqual([
    ['authorization', 'user', '/login'],
    ['forming_order', 'search', '/catalog-list'],
    ['forming_basket', 'cart', '/basket'],
    ['placing_order', 'truck', undefined],
  ])
  expect(steps({ SELFDELIVERY_ONLY: 'Y' })[3]?.icon).toBe('store')
})

test.each([
  [{ MIN_ORDER_SUM: 3000, NO_CHECK_ORDER_SUM: 'N' }, / Минимальный заказ — 3 000/],
  [{ MIN_ORDER_SUM: 1, NO_CHECK_ORDER_SUM: 'N' }, / Минимальный заказ — 1/],
  [{ MIN_ORDER_SUM: 0, NO_CHECK_ORDER_SUM: 'N' }, /остальное\.$/],
  [{ MIN_ORDER_SUM: 3000, NO_CHECK_ORDER_SUM: 'Y' }, /остальное\.$/],
] as const)('of a shop with %j the basket says so', (changes, text) => {
  expect(plain(steps(changes)[2]?.text)).toMatch(text)
})

test('the first and the last step follow the rules of the shop', () => {
  expect(steps({ REGISTRATION: 'Y' })[0]?.text).toMatch(/зарегистрируйтесь/)
  expect(steps({ REGISTRATION: 'N' })[0]?.text).toMatch(/подключает менеджер/)
  expect(steps({ SELFDELIVERY_ONLY: 'Y' })[3]?.text).toMatch(/пункт выдачи/)
  expect(steps({ SELFDELIVERY_ONLY: 'N' })[3]?.text).toMatch(/доставку или самовывоз/)
})
