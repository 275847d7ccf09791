import { partKernel, testDetail, testProduct } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { changeFavourite } from '../model/use-favourite'
import { catalogApi } from '../testing/catalog-api'
import { ownFavourites } from './own-favourites'
import { withFreshCounts } from './with-fresh-counts'

const { data, intercept } = catalogApi()
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

test('so is one that was on its way before, and the last of several counts', () => {
  const kernel = partKernel()
  data.gate = new Promise(() => undefined)
  changeFavourite(kernel, product, 'Y')
  const written = ownFavourites(kernel)
  expect(written(LIST)).toEqual(pressed)
  changeFavourite(kernel, product, 'N')
  expect(written(LIST)).toEqual(LIST)
})

test('one that the server knew before it was asked is not: its answer says what became of it', async () => {
  const kernel = partKernel()
  changeFavourite(kernel, product, 'Y')
  await waitFor(() => expect([...data.favourites]).toEqual([7]))
  await waitFor(() => expect(kernel.query.isMutating()).toBe(0))
  expect(ownFavourites(kernel)(LIST)).toBe(LIST)
})

test('nor is one that was rejected meanwhile', async () => {
  const kernel = partKernel()
  const written = ownFavourites(kernel)
  intercept(({ method }) => (method === 'POST' ? 400 : undefined))
  changeFavourite(kernel, product, 'Y')
  await waitFor(() => expect(kernel.query.isMutating()).toBe(0))
  expect(written(LIST)).toBe(LIST)
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
