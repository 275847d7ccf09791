import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../testing/cabinet-api'
import { renderSlot } from '../testing/render-page'
import { testOrder } from '../testing/test-order'
import { prefetch } from './HomeRepeat'

const { data, lists, additions, intercept } = cabinetApi()
beforeEach(() => {
  data.orders = [
    testOrder(),
    testOrder({ ID: 391, ORDER_NUMBER: '47880', POSITION_COUNT: 1, POSITION_SUM: 655 }),
    testOrder({ ID: 392, ORDER_NUMBER: '47102', IS_LOYALTY: 'Y', POSITION_COUNT: 3, POSITION_SUM: 420 }),
    testOrder({ ID: 393, ORDER_NUMBER: '46000' }),
  ]
})

const CUSTOMER = { cookies: LOGGED_IN, personal: {} }
const show = (options: Parameters<typeof renderSlot>[2] = CUSTOMER) => renderSlot('home.repeat', {}, options)
const strip = () => screen.findByRole('region', { name: 'Повторить заказ' })

test('the last three orders stand there with day, goods and sum', async () => {
  show()
  const buttons = await within(await strip()).findAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Повторить № 48390 от 14 октября 202522 товара, 28 926,60 ₽',
    'Повторить № 47880 от 14 октября 20251 товар, 655,00 ₽',
    'Повторить № 47102 от 14 октября 20253 товара, 420 Б',
  ])
  expect(lists()).toEqual([expect.objectContaining({ limit: '3', sort: 'CREATE_DATE', order: 'DESC' })])
})

test('a press puts what is as then into the basket and says so', async () => {
  const { kernel } = show()
  await userEvent.click(await screen.findByRole('button', { name: /48390/ }))
  await waitFor(() => expect(additions()).toMatchObject([{ 'products[100241]': '50' }]))
  expect(kernel.notices.current()).toMatchObject([{ text: 'Товары заказа добавлены в корзину' }])
})

test('orders that do not come are said, and can be asked for again', async () => {
  intercept(({ path }) => (path === '/v3/api/client/order/' ? 500 : undefined))
  const { kernel } = show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Последние заказы не загрузились.')
  expect(kernel.modals.current()).toEqual([])
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('button', { name: /48390/ })).toBeVisible()
})

test.each([
  ['visitors', { personal: { ID: null } }, []],
  ['who may not order', { cookies: LOGGED_IN, personal: { CLIENT_ALLOW_TO_ORDER: 'N' as const } }, []],
  ['who has no password yet', { personal: {} }, []],
  ['who has not ordered yet', CUSTOMER, ['3']],
])('nothing of it is there for %s', async (_whom, options, limits) => {
  data.orders = []
  const { kernel } = show(options)
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
  await waitFor(() => expect(lists().map(({ limit }) => limit)).toEqual(limits))
  if (!('cookies' in options)) {
    await prefetch(kernel)
    expect(lists()).toEqual([])
  }
})

test('the server asks for them with the page', async () => {
  const { kernel } = show({ ...CUSTOMER, path: '/' })
  await screen.findByRole('button', { name: /48390/ })
  kernel.query.clear()
  await prefetch(kernel)
  expect(lists()).toHaveLength(2)
})
