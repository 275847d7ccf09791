import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { LOGGED_IN, testCustomer, UNREADABLE_TEXT } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { renderModal, renderPage } from '../testing/render-page'
import { testRow, testRows } from '../testing/test-rows'

describe('whole-basket', () => {
  const { data: state, called } = basketApi()

  test.each([
    ['main', '/basket', 'GET /v2/basket/catalog/?offset=0&limit=1000'],
    ['loyalty', '/basket?type=loyalty', 'GET /v4/api/client/basket/loyalty/get/?offset=0&limit=1000'],
  ] as const)(
    '[BAS-021] what the %s basket holds is loaded whole: limit 1000 with an offset',
    async (basket, path, call) => {
      state.personal = testCustomer({ LOYALTY: 'Y' })
      state.rows.main = testRows(1)
      state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка' })]
      // The server broke down on the way: only the basket itself says what became of the change.
      state.status = 500
      const { kernel } = renderPage(path, { cookies: LOGGED_IN })
      await screen.findByRole('listitem', { name: basket === 'main' ? 'Товар 1' : 'Термокружка' })
      act(() => kernel.basket.set(basket, { ID: basket === 'main' ? 1 : 5, NAME: '', held: 10 }, 11, 'now'))
      await waitFor(() => expect(called('limit=1000')).toEqual([call]))
    },
  )

  test('[BAS-021] a pasted list is compared with the whole basket', async () => {
    state.catalogue = testRows(1)
    renderModal('pastePreview', { text: '100001\t2', basket: 'main' })
    await waitFor(() =>
      expect(called('limit=1000')).toEqual(['GET /v4/api/client/basket/main/get/?offset=0&limit=1000']),
    )
  })
})

describe('steady-counts', () => {
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
})

describe('unreadable-answers', () => {
  const { data, intercept } = basketApi()

  test.each(['/basket', '/basket/ordering'])(
    '%s that cannot be read says so, and loads with another try',
    async (path) => {
      data.rows.main = testRows(1)
      intercept(() => Response.json({}))
      const { kernel } = renderPage(path)
      expect(await screen.findByRole('alert')).toHaveTextContent(UNREADABLE_TEXT)
      intercept(() => undefined)
      await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
      expect(await screen.findByText('Товар 1')).toBeInTheDocument()
      expect(kernel.modals.current()).toEqual([])
    },
  )

  test.each(['/basket', '/basket/ordering'])(
    '[KERN-018] %s says that it loads, then why it failed, then what it has',
    async (path) => {
      data.rows.main = testRows(1)
      intercept(() => Response.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 502 }))
      renderPage(path)
      expect(screen.getAllByRole('generic', { busy: true })[0]).toBeVisible()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с базой')
      expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
      intercept(() => undefined)
      await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
      expect(await screen.findByText('Товар 1')).toBeInTheDocument()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(screen.queryAllByRole('generic', { busy: true })).toEqual([])
    },
  )
})
