import { LOGGED_IN, partKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { basketApi } from '../testing/basket-api'
import { basketPath, resolveBasketType } from './basket-type'

const { data: state, called, intercept } = basketApi()
const search = (text: string) => new URLSearchParams(text)
const kernel = () => partKernel({ cookies: LOGGED_IN })

test.each([
  ['type=loyalty', 'Y', 'loyalty'],
  ['type=loyalty', 'N', 'main'],
  ['', 'Y', 'main'],
  ['type=bonus', 'Y', 'main'],
] as const)('«%s» of a customer with loyalty %s is the %s basket', async (text, LOYALTY, basket) => {
  state.personal = testCustomer({ LOYALTY })
  await expect(resolveBasketType(kernel(), search(text))).resolves.toBe(basket)
  expect(called('personal/info')).toHaveLength(text === 'type=loyalty' ? 1 : 0)
})

test('who cannot be identified has the main basket', async () => {
  intercept(({ path }) => (path.includes('personal/info') ? 503 : undefined))
  await expect(resolveBasketType(kernel(), search('type=loyalty'))).resolves.toBe('main')
})

test.each([
  ['main', undefined, '/basket'],
  ['loyalty', undefined, '/basket?type=loyalty'],
  ['main', '/basket/ordering', '/basket/ordering'],
  ['loyalty', '/basket/ordering', '/basket/ordering?type=loyalty'],
] as const)('the %s basket on %s stands at %s', (basket, page, path) =>
  expect(basketPath(basket, page)).toBe(path),
)
