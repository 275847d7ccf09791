import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { basketApi } from '../testing/basket-api'
import { renderPage } from '../testing/render-page'
import { testRow } from '../testing/test-rows'

const { data: state, intercept } = basketApi()
const row = () => screen.getByRole('listitem', { name: 'Товар 1' })
const quantity = () => within(row()).getByRole('textbox', { name: /^Количество/ })

const ROUNDED = 'Количество округлено до упаковки'

/** The server makes 12 of every count; from then on the rows cannot be loaded. */
const roundsTo12 = () =>
  intercept(({ method, path, query }) => {
    const made = { CNT: 1, SUM: 1200, CHECK: [{ PRODUCT_ID: 1, TEXT: ROUNDED }] }
    if (method === 'POST') {
      state.loadStatus = 400
      const answer = { METHOD_SUCCESS: { SUCCESS: 'Y' }, ...made }
      return path.startsWith('/v4') ? { response: answer } : answer
    }
    return path === '/v2/basket/catalog/' && query.get('action') !== 'count'
      ? { ITEMS: [{ ID: 1, QUANTITY: 12 }] }
      : undefined
  })
const rowsCame = ({ basket }: Kernel) =>
  waitFor(() => expect(basket.changes.current().main.get(1)?.superseded).toBe(true))

test('a count that the server has made otherwise never shows the count of before', async () => {
  state.rows.main = [testRow({ ID: 1, NAME: 'Товар 1', QUANTITY: 10 })]
  const { kernel } = renderPage('/basket')
  await screen.findByRole('listitem', { name: 'Товар 1' })
  roundsTo12()
  // At once: a count is sent soon after the press.
  fireEvent.click(within(row()).getByRole('button', { name: 'Увеличить' }))
  expect(quantity()).toHaveValue('11')
  expect(await within(row()).findByText(ROUNDED)).toBeVisible()
  expect(quantity()).toHaveValue('12')
  expect(row()).toHaveTextContent('1 200,00')

  state.loadStatus = 200
  state.rows.main = [testRow({ ID: 1, NAME: 'Товар 1', QUANTITY: 24 })]
  intercept(() => undefined)
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 2400 }))
  await rowsCame(kernel)
  expect(quantity()).toHaveValue('24')
  expect(within(row()).getByText(ROUNDED)).toBeVisible()
})

test('a first product that the server has made otherwise never shows an empty basket', async () => {
  const { kernel } = renderPage('/basket')
  await screen.findByText('Ваша корзина пуста')
  roundsTo12()
  act(() => kernel.basket.set('main', { ID: 1, NAME: 'Товар 1', held: 0 }, 7, 'now'))
  await waitFor(() => expect(kernel.basket.changes.current().main.get(1)?.state).toBe('rejected'))
  expect(screen.queryByText('Ваша корзина пуста')).toBeNull()
  state.loadStatus = 200
  state.rows.main = [testRow({ ID: 1, NAME: 'Товар 1', QUANTITY: 12 })]
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 1200 }))
  expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
})
