import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPalette } from '../../testing/render-page'
import { testOrder } from '../../testing/test-order'

const { data, lists, intercept } = cabinetApi()
const show = (options = {}) =>
  renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {}, ...options })
const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text)

test('it says of which day the last order is, and how many goods it has', async () => {
  data.orders = [testOrder({ CREATE_DATE: '2025-10-14T22:00:00.000Z', POSITION_COUNT: 1 })]
  show({ shop: { TIME_ZONE: 'Europe/Moscow' } })
  expect(await screen.findByRole('row', { name: /от\s15 октября 2025, 1\sтовар/ })).toHaveTextContent(
    'Повторить последний заказ',
  )
})

test('a text that does not mean it hides it', async () => {
  show()
  await screen.findByRole('row')
  await type('бумага')
  await waitFor(() => expect(screen.queryByRole('row')).not.toBeInTheDocument())
})

test('for who may not order nothing is asked', async () => {
  show({ personal: { CLIENT_ALLOW_TO_ORDER: 'N' } })
  await type('повторить')
  expect(screen.queryByRole('row')).not.toBeInTheDocument()
  expect(lists()).toEqual([])
})

test('that it has not come is not told', async () => {
  intercept(({ path }) => (path === '/v3/api/client/order/' ? 500 : undefined))
  const { kernel } = show()
  await waitFor(() => expect(lists()).toHaveLength(1))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
  expect(screen.queryByRole('row')).not.toBeInTheDocument()
})
