import { queryKeys } from '@prilavok/shared-kernel/queries'
import { partKernel, testDetail, testProduct } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ownFavourites } from '../../../api/own-favourites'
import { savedListKey } from '../../../api/saved-list-key'
import { withFreshCounts } from '../../../api/with-fresh-counts'
import { changeFavourite } from '../../../model/use-favourite'
import { catalogApi } from '../../../testing/catalog-api'
import { renderModal, renderPage } from '../../../testing/render-page'
import { productsOf } from '../../../testing/show-product'

const { data, called, intercept, requests } = catalogApi()
const { show } = productsOf(data)

describe('favourite', () => {
  const NAME = 'Ручка'
  const PEN = testProduct({ ID: 7, NAME })
  beforeEach(() => {
    data.detail = testDetail({ ID: 7, NAME })
  })

  const heart = (item: Pick<typeof screen, 'getByRole'>) =>
    item.getByRole('button', { name: /^В\u00a0избранно/ })
  /** Answers of changes wait until the function is called. */
  const held = () => {
    const gate: { open?: () => void } = {}
    data.gate = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    return () => gate.open?.()
  }
  const posts = () => called('POST /v3/api/catalog/favorite/')

  test.each(['row', 'card'] as const)(
    '[CAT-049] the heart of a %s flips at once for a visitor, posts, and the count follows; again takes it back',
    async (view) => {
      const answer = held()
      const { kernel, itemOf } = show(view, [PEN])
      const item = itemOf(NAME)
      expect(heart(item)).toHaveAttribute('aria-pressed', 'false')
      await userEvent.click(heart(item))
      expect(heart(item)).toHaveAttribute('aria-pressed', 'true')
      expect(kernel.query.getQueryData(queryKeys.favouritesCount)).toBeUndefined()
      await act(async () => answer())
      await waitFor(() => expect(kernel.query.getQueryData(queryKeys.favouritesCount)).toEqual({ CNT: 1 }))
      expect(heart(item)).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(heart(item))
      expect(heart(item)).toHaveAttribute('aria-pressed', 'false')
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
      const { kernel, itemOf } = show('row', [{ ...PEN, FAVORITE }])
      kernel.query.setQueryData(queryKeys.favouritesCount, { CNT: 38 })
      data.savedStatus = 503
      await userEvent.click(heart(itemOf(NAME)))
      await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }]))
      expect(heart(itemOf(NAME))).toHaveAttribute('aria-pressed', pressed)
      expect(kernel.query.getQueryData(queryKeys.favouritesCount)).toEqual({ CNT: 38 })
    },
  )

  test('when a later press fails, the heart shows what the server has', async () => {
    const answer = held()
    intercept(({ method, body }) => (method === 'POST' && body.get('favorite') === 'N' ? 500 : undefined))
    const { kernel, itemOf } = show('row', [PEN])
    await userEvent.dblClick(heart(itemOf(NAME)))
    expect(heart(itemOf(NAME))).toHaveAttribute('aria-pressed', 'false')
    await act(async () => answer())
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    expect(heart(itemOf(NAME))).toHaveAttribute('aria-pressed', 'true')
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
    const { kernel, itemOf } = show('row', [PEN])
    act(() => kernel.bus.emitHere('favourites:changed', { CNT: 3, PRODUCT_ID: 7, FAVORITE: 'Y' }))
    await waitFor(() => expect(heart(itemOf(NAME))).toHaveAttribute('aria-pressed', 'true'))
  })
})

describe('favourite-changes', () => {
  describe('use-favourite', () => {
    const PATH = '/v3/api/catalog/favorite/'
    const PEN = testProduct({ ID: 7 })

    const posts = () =>
      requests
        .filter(({ method, path }) => method === 'POST' && path === PATH)
        .map(({ body }) => body.get('favorite'))
    function begin() {
      const kernel = partKernel()
      const told = jest.fn()
      kernel.bus.on('favourites:changed', told)
      kernel.query.setQueryData(savedListKey('favorite'), { ITEMS: [], NAV: {} })
      return {
        kernel,
        told: () => told.mock.calls.map(([payload]) => payload),
        change: (favorite: 'Y' | 'N', product = PEN) => changeFavourite(kernel, product, favorite),
        isStale: () => kernel.query.getQueryState(savedListKey('favorite'))?.isInvalidated,
      }
    }

    test('a change is sent, told with the count and the product, and the favourites are out of date', async () => {
      const { change, told, isStale } = begin()
      change('Y')
      await waitFor(() => expect(told()).toEqual([{ CNT: 1, PRODUCT_ID: 7, FAVORITE: 'Y' }]))
      expect(posts()).toEqual(['Y'])
      expect(isStale()).toBe(true)
    })
  })

  describe('own-favourites', () => {
    const product = testProduct({ ID: 7, FAVORITE: 'N' })
    const other = testProduct({ ID: 8, FAVORITE: 'Y' })
    const LIST = { ITEMS: [product, other], NAV: { CNT: 2 } }
    const pressed = { ...LIST, ITEMS: [{ ...product, FAVORITE: 'Y' }, other] }

    test('a heart that was pressed while products were asked for is in their answer, in a list as in one product', () => {
      const kernel = partKernel()
      const written = ownFavourites(kernel)
      expect(written(LIST)).toBe(LIST)
      data.gate = new Promise(() => undefined)
      changeFavourite(kernel, product, 'Y')
      expect(written(LIST)).toEqual(pressed)
      expect(written({ PRODUCT: testDetail({ ID: 7 }) }).PRODUCT.FAVORITE).toBe('Y')
      expect(written({ PRODUCT: testDetail({ ID: 9 }) }).PRODUCT.FAVORITE).toBe('N')
      expect(written({ PRODUCT: null })).toEqual({ PRODUCT: null })
    })

    test('one that the server knew before it was asked is not: its answer says what became of it', async () => {
      const kernel = partKernel()
      changeFavourite(kernel, product, 'Y')
      await waitFor(() => expect([...data.favourites]).toEqual([7]))
      await waitFor(() => expect(kernel.query.isMutating()).toBe(0))
      expect(ownFavourites(kernel)(LIST)).toBe(LIST)
    })

    test('products are asked for once more when the basket changed meanwhile', async () => {
      const kernel = partKernel()
      const load = jest.fn(async () => LIST)
      expect(await withFreshCounts(kernel, load)).toBe(LIST)
      expect(load).toHaveBeenCalledTimes(1)
      const answers = [LIST, pressed]
      const changing = jest.fn(async () => {
        const before = kernel.basket.version()
        if (before === 0) kernel.basket.set('main', { ID: 7, NAME: '', held: 0 }, 2, 'now')
        await waitFor(() => expect(kernel.basket.version()).toBeGreaterThan(0))
        return answers.shift()
      })
      expect(await withFreshCounts(kernel, changing)).toBe(pressed)
      expect(changing).toHaveBeenCalledTimes(2)
    })
  })
})
