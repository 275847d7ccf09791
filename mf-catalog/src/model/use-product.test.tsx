import { partKernel, renderWithKernel, testDetail, testProduct } from '@prilavok/shared-kernel/testing'
import { act, waitFor } from '@testing-library/react'
import { keys } from '../api/keys'
import { catalogApi } from '../testing/catalog-api'
import { useProduct } from './use-product'

const { data, intercept } = catalogApi()
type Shown = ReturnType<typeof useProduct>

function Page({ tell }: { tell: (now: Shown) => void }) {
  tell(useProduct('77'))
  return null
}
const show = (isListed: boolean) => {
  const kernel = partKernel()
  if (isListed)
    kernel.query.setQueryData([...keys.products, 'list', {}], {
      ITEMS: [testProduct({ ID: 77, NAME: 'Из списка' })],
    })
  const now: { shown?: Shown } = {}
  renderWithKernel(
    <Page
      tell={(shown) => {
        now.shown = shown
      }}
    />,
    { kernel },
  )
  return () => now.shown as Shown
}
const nameOf = ({ data: answer }: Shown) => answer?.PRODUCT?.NAME

test('what a list knows stands there until all has come', async () => {
  data.detail = testDetail({ ID: 77, NAME: 'Ручка' })
  const shown = show(true)
  expect([nameOf(shown()), shown().complete]).toEqual(['Из списка', false])
  await waitFor(() => expect([nameOf(shown()), shown().complete]).toEqual(['Ручка', true]))
})

test('without a list there is nothing until it has come', async () => {
  data.detail = testDetail({ ID: 77, NAME: 'Ручка' })
  const shown = show(false)
  expect([shown().data, shown().complete]).toEqual([undefined, false])
  await waitFor(() => expect(shown().complete).toBe(true))
})

test.each([
  [true, 'Из списка'],
  [false, undefined],
])('when it does not come what a list knows stays (listed: %s)', async (isListed, name) => {
  intercept(() => 400)
  const shown = show(isListed)
  await waitFor(() => expect(shown().error).toBeInstanceOf(Error))
  expect([nameOf(shown()), shown().complete]).toEqual([name, false])
  data.detail = testDetail({ ID: 77, NAME: 'Ручка' })
  intercept(() => undefined)
  await act(() => shown().refetch())
  await waitFor(() => expect([nameOf(shown()), shown().complete]).toEqual(['Ручка', true]))
})
