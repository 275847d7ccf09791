import { partKernel, renderWithKernel, testDetail, testProduct } from '@prilavok/shared-kernel/testing'
import { act, waitFor } from '@testing-library/react'
import { catalogApi } from '../../../testing/catalog-api'
import { useCompared } from './use-compared'

const { intercept, called } = catalogApi()
type Compared = ReturnType<typeof useCompared>

const PRODUCTS = [testProduct({ ID: 1, NAME: 'Ручка' }), testProduct({ ID: 2, NAME: 'Карандаш' })]

function Columns({ tell }: { tell: (now: Compared) => void }) {
  tell(useCompared(PRODUCTS))
  return null
}
const show = () => {
  const now: { compared?: Compared } = {}
  const { kernel } = renderWithKernel(
    <Columns
      tell={(compared) => {
        now.compared = compared
      }}
    />,
    { kernel: partKernel() },
  )
  return { kernel, compared: () => now.compared as Compared }
}
const idOf = (path: string) => Number(/\/product\/(\d+)\/$/.exec(path)?.[1])
const detail = (ID: number) => ({ PRODUCT: testDetail({ ID, DETAIL_TEXT: `О товаре ${ID}` }) })
const shown = ({ columns }: Compared) =>
  columns.map(({ product, complete }) => [product.ID, 'DETAIL_TEXT' in product, complete])

test('each product stands there as the list knows it until all of it has come', async () => {
  intercept(({ path }) => (idOf(path) === 1 ? detail(1) : new Promise<undefined>(() => undefined)))
  const { compared } = show()
  expect(shown(compared())).toEqual([
    [1, false, false],
    [2, false, false],
  ])
  await waitFor(() =>
    expect(shown(compared())).toEqual([
      [1, true, true],
      [2, false, false],
    ]),
  )
  expect(compared()).toMatchObject({ error: null, retrying: false })
})

test('one that fails says why, and is asked for again alone', async () => {
  const broken = { id: 2 }
  intercept(({ path }) => (idOf(path) === broken.id ? 400 : detail(idOf(path))))
  const { compared } = show()
  await waitFor(() => expect(compared().error).toBeInstanceOf(Error))
  expect(shown(compared())).toEqual([
    [1, true, true],
    [2, false, false],
  ])
  broken.id = 0
  act(() => compared().retry())
  await waitFor(() => expect(shown(compared())[1]).toEqual([2, true, true]))
  expect(compared()).toMatchObject({ error: null, retrying: false })
  expect(called('/product/1/')).toHaveLength(1)
  expect(called('/product/2/')).toHaveLength(2)
})

test('one that was known and fails later stays whole, and is told to be asked for again meanwhile', async () => {
  const broken = { id: 0 }
  intercept(({ path }) => (idOf(path) === broken.id ? 400 : detail(idOf(path))))
  const { compared, kernel } = show()
  await waitFor(() => expect(shown(compared())[1]).toEqual([2, true, true]))
  broken.id = 2
  void kernel.query.invalidateQueries()
  await waitFor(() => expect(compared().error).toBeInstanceOf(Error))
  expect(shown(compared())[1]).toEqual([2, true, true])
  expect(compared().retrying).toBe(false)
  intercept(() => new Promise<undefined>(() => undefined))
  act(() => compared().retry())
  await waitFor(() => expect(compared().retrying).toBe(true))
})
