import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testDetail, testProduct, testSection } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderModal, renderPage } from '../../../testing/render-page'

const { data, called, intercept } = catalogApi()
const NAME = 'Ручка'
beforeEach(() => {
  data.sections = [testSection({ ID: 12 })]
  data.products = [testProduct({ ID: 7, NAME })]
  data.detail = testDetail({ ID: 7, NAME })
})

const heart = (within_ = screen.getByRole('main')) =>
  within(within_).getByRole('button', { name: /^В\u00a0избранно/ })
/** Answers of changes wait until the function is called. */
const held = () => {
  const gate: { open?: () => void } = {}
  data.gate = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  return () => gate.open?.()
}
const posts = () => called('POST /v3/api/catalog/favorite/')

test.each([
  ['row', '/catalog/12', 'listitem'],
  ['card', '/catalog/12?view=cards', 'article'],
] as const)(
  '[CAT-049] the heart of a %s flips at once for a visitor, posts, and the count follows; again takes it back',
  async (_what, path, role) => {
    const answer = held()
    const { kernel } = renderPage(path)
    const product = await screen.findByRole(role, { name: NAME })
    expect(heart(product)).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart(product))
    expect(heart(product)).toHaveAttribute('aria-pressed', 'true')
    expect(kernel.query.getQueryData(queryKeys.favouritesCount)).toBeUndefined()
    await act(async () => answer())
    await waitFor(() => expect(kernel.query.getQueryData(queryKeys.favouritesCount)).toEqual({ CNT: 1 }))
    expect(heart(product)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart(product))
    expect(heart(product)).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(kernel.query.getQueryData(queryKeys.favouritesCount)).toEqual({ CNT: 0 }))
    expect(posts()).toEqual([
      'POST /v3/api/catalog/favorite/ product_id=7&favorite=Y',
      'POST /v3/api/catalog/favorite/ product_id=7&favorite=N',
    ])
  },
)

test.each([
  ['N', 'false'],
  ['Y', 'true'],
] as const)(
  '[CAT-049] what the server rejects goes back to %s, with the reason as a notice, and the count stays',
  async (FAVORITE, pressed) => {
    data.products = [testProduct({ ID: 7, NAME, FAVORITE })]
    const { kernel } = renderPage('/catalog/12')
    const row = await screen.findByRole('listitem', { name: NAME })
    kernel.query.setQueryData(queryKeys.favouritesCount, { CNT: 38 })
    data.savedStatus = 503
    await userEvent.click(heart(row))
    await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }]))
    expect(heart(row)).toHaveAttribute('aria-pressed', pressed)
    expect(kernel.query.getQueryData(queryKeys.favouritesCount)).toEqual({ CNT: 38 })
  },
)

test('several presses go out one after the other, and the last one is what stays', async () => {
  const answer = held()
  renderPage('/catalog/12')
  const row = await screen.findByRole('listitem', { name: NAME })
  await userEvent.tripleClick(heart(row))
  expect(heart(row)).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(posts()).toHaveLength(1))
  await act(async () => answer())
  await waitFor(() => expect(posts()).toHaveLength(3))
  await waitFor(() => expect([...data.favourites]).toEqual([7]))
  expect(heart(row)).toHaveAttribute('aria-pressed', 'true')
})

test('when a later press fails, the heart shows what the server has', async () => {
  const answer = held()
  intercept(({ method, body }) => (method === 'POST' && body.get('favorite') === 'N' ? 500 : undefined))
  const { kernel } = renderPage('/catalog/12')
  const row = await screen.findByRole('listitem', { name: NAME })
  await userEvent.dblClick(heart(row))
  expect(heart(row)).toHaveAttribute('aria-pressed', 'false')
  await act(async () => answer())
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
  expect(heart(row)).toHaveAttribute('aria-pressed', 'true')
})

test('[CAT-049] the product page and QuickView have it, too, and all places show the same', async () => {
  const { unmount } = renderPage('/product/7')
  await userEvent.click(await screen.findByRole('button', { name: 'В\u00a0избранное' }))
  expect(await screen.findByRole('button', { name: 'В\u00a0избранном' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await waitFor(() => expect([...data.favourites]).toEqual([7]))
  unmount()
  renderModal('QuickView', { productId: 7 }, { path: '/catalog/12' })
  const modal = await screen.findByRole('dialog')
  await userEvent.click(await within(modal).findByRole('button', { name: 'В\u00a0избранное' }))
  expect(await within(modal).findByRole('button', { name: 'В\u00a0избранном' })).toBeVisible()
})

test('what another tab changes shows in the hearts of this one', async () => {
  const { kernel } = renderPage('/catalog/12')
  const row = await screen.findByRole('listitem', { name: NAME })
  act(() => kernel.bus.emitHere('favourites:changed', { CNT: 3, PRODUCT_ID: 7, FAVORITE: 'Y' }))
  await waitFor(() => expect(heart(row)).toHaveAttribute('aria-pressed', 'true'))
})
