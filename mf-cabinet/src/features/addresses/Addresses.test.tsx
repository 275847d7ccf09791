import { useLocation } from '@prilavok/shared-kernel/router'
import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { testAddress, testTradePoint } from '../../testing/test-addresses'
import { Addresses } from './Addresses'

const { data, intercept, called } = cabinetApi()

const Search = () => <output>{useLocation().search}</output>
const show = (search = '') =>
  renderWithKernel(
    <>
      <Addresses />
      <Search />
    </>,
    { path: `/cabinet/addresses${search}`, kernel: partKernel({ cookies: LOGGED_IN, personal: {} }) },
  )
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const DELIVERY = 'Адреса доставки'
const PICKUP = 'Пункты самовывоза'

test('nothing is counted before it has come; a list that is empty counts none', async () => {
  data.addresses = []
  data.tradePoints = [testTradePoint(), testTradePoint({ ID: 2 })]
  show()
  expect(tabs()).toEqual([DELIVERY, PICKUP])
  expect(screen.getByRole('tabpanel').firstElementChild).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByRole('heading', { name: /^Адресов доставки пока нет/ })).toBeVisible()
  expect(await screen.findByRole('tab', { name: `${PICKUP} 2` })).toBeVisible()
  expect(screen.getByRole('tab', { name: `${DELIVERY} 0` })).toBeVisible()
})

test('an address that is deleted is not counted any more', async () => {
  data.addresses = [testAddress(), testAddress({ ID: 42, ADDRESS: 'Тула, пр. Ленина, 85' })]
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Удалить адрес «Тула/ }))
  expect(screen.getByRole('tab', { name: `${DELIVERY} 1` })).toBeVisible()
})

test.each([
  ['', DELIVERY],
  ['?tab=delivery', DELIVERY],
  ['?tab=other', DELIVERY],
  ['?tab=pickup', PICKUP],
])('the page at «%s» shows %s', async (at, title) => {
  show(at)
  await screen.findByRole('tab', { name: `${PICKUP} 1` })
  expect(selected()).toMatch(title)
})

test('the address of the page says which list is shown', async () => {
  show()
  expect(screen.getByRole('tablist', { name: 'Адреса и пункты самовывоза' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: /^Пункты/ }))
  expect([selected(), screen.getByText('?tab=pickup').textContent]).toEqual([
    expect.stringMatching(PICKUP),
    '?tab=pickup',
  ])
  await userEvent.click(screen.getByRole('tab', { name: /^Адреса/ }))
  expect(selected()).toMatch(DELIVERY)
  expect(screen.queryByText('?tab=pickup')).not.toBeInTheDocument()
})

test('addresses that do not come are asked for again', async () => {
  intercept(({ path }) => (path === '/v3/api/client/point' ? 500 : undefined))
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
  expect(screen.getByRole('tab', { name: DELIVERY })).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  const list = await screen.findByRole('list', { name: DELIVERY })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(called('client/point')).toHaveLength(2)
})
