import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { basketApi } from '../testing/basket-api'
import { renderModal, renderPage } from '../testing/render-page'
import { testRow, testRows } from '../testing/test-rows'

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
