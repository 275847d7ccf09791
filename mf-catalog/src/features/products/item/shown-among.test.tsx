import { partKernel, renderWithKernel, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShownAmong, useQuickView, useShownAmong } from './shown-among'

const after = async () => [9]

test('it gives the products as they are when it is asked, and stays the same', () => {
  const { result, rerender } = renderHook(({ count, load }) => useShownAmong(testProducts(count), load), {
    initialProps: { count: 2, load: undefined as typeof after | undefined },
  })
  const first = result.current
  expect(first()).toEqual({ among: [1, 2] })
  rerender({ count: 3, load: after })
  expect(result.current).toBe(first)
  expect(first()).toEqual({ among: [1, 2, 3], after })
  rerender({ count: 3, load: undefined })
  expect(first()).toEqual({ among: [1, 2, 3] })
})

function Opener() {
  return (
    <button type="button" onClick={useQuickView(testProduct({ ID: 7 }))}>
      Быстрый просмотр
    </button>
  )
}

test.each([
  ['in a list', () => ({ among: [6, 7], after }), { productId: 7, among: [6, 7], after }],
  ['by itself', undefined, { productId: 7 }],
])('QuickView of a product %s is opened', async (_where, among, props) => {
  const { kernel } = renderWithKernel(
    among ? (
      <ShownAmong value={among}>
        <Opener />
      </ShownAmong>
    ) : (
      <Opener />
    ),
    { kernel: partKernel() },
  )
  await userEvent.click(screen.getByRole('button'))
  expect(kernel.modals.current()).toEqual([{ name: 'QuickView', props }])
})
