import { queryKeys } from '@prilavok/shared-kernel/queries'
import { type PartOptions, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { profileApi } from '../../testing/profile-api'
import { testAddress, testTradePoint } from '../../testing/test-addresses'
import { ProfileAddress } from './ProfileAddress'

const { data, called, intercept } = profileApi()
const POINTS = '/v3/api/client/point'

const show = (options: PartOptions = {}) =>
  renderWithKernel(<ProfileAddress />, { kernel: partKernel({ personal: {}, ...options }) })
const addresses = (...places: string[]) =>
  places.map((ADDRESS, index) => testAddress({ ID: index + 1, ADDRESS }))

test('an only address stands alone', async () => {
  show()
  expect(await screen.findByText('Москва, ул. Вавилова, 19')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  [['Склад', 'Офис'], /^Ещё 1\sадрес$/],
  [['Склад', 'Офис', 'Дача'], /^Ещё 2\sадреса$/],
])('of %j the first stands there, the others are counted', async (places, text) => {
  data.addresses = addresses(...places)
  show()
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', '/cabinet/addresses')
  expect(screen.getByText('Склад')).toBeVisible()
})

test('without their page the others are not told of', async () => {
  data.addresses = addresses('Склад', 'Офис')
  show({ plan: { routes: [] } })
  expect(await screen.findByText('Склад')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a place of the post is none of delivery, and not counted', async () => {
  data.addresses = [testAddress({ ID: 9, ADDRESS: 'а/я 19', VARIANT: 'post' }), ...addresses('Склад')]
  show()
  expect(await screen.findByText('Склад')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('the first one is added from here', async () => {
  data.addresses = []
  const { kernel } = show()
  expect(await screen.findByText('Адресов доставки пока нет')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Добавить адрес' }))
  expect(kernel.modals.current()).toEqual([{ name: 'addAddress', props: { variant: 'base' } }])
})

test('those that do not come are asked for again; those that are there stay when a later reading fails', async () => {
  intercept(({ path }) => (path === POINTS ? 500 : undefined))
  const { kernel } = show()
  expect(await screen.findByText(/^Адреса не загрузились\./)).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Москва, ул. Вавилова, 19')).toBeVisible()
  intercept(({ path }) => (path === POINTS ? 500 : undefined))
  await act(() => kernel.query.invalidateQueries({ queryKey: queryKeys.addresses }))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(screen.getByText('Москва, ул. Вавилова, 19')).toBeVisible()
})

test.each([
  [testTradePoint(), /^Только самовывоз: Москва, ул\.\sСкладская,\s4$/],
  [null, /^Только самовывоз$/],
])('where orders are only fetched no addresses are asked for', (TRADEPOINT, text) => {
  show({ shop: { SELFDELIVERY_ONLY: 'Y', TRADEPOINT } })
  expect(screen.getByText(text)).toBeVisible()
  expect(called(POINTS)).toEqual([])
})
