import { useNavigate } from '@prilavok/shared-kernel/router'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { type CodeLookUp, type LookedUp, useCodeLookUp } from './use-code-look-up'

const { data } = catalogApi()
const onFound = jest.fn<void, [LookedUp]>()
beforeEach(() => {
  onFound.mockClear()
  data.products = [testProduct({ ID: 7, UP_CODE_1C: '100241' }), testProduct({ ID: 8, UP_CODE_1C: '100242' })]
})

function Field({ tell }: { tell: (now: CodeLookUp) => void }) {
  tell(useCodeLookUp())
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('/catalog-list')}>
      Каталог
    </button>
  )
}
const show = () => {
  const now: { field?: CodeLookUp } = {}
  const { unmount } = renderWithKernel(
    <Field
      tell={(field) => {
        now.field = field
      }}
    />,
    { kernel: partKernel() },
  )
  return { unmount, field: () => now.field as CodeLookUp }
}
const found = () =>
  onFound.mock.calls.map(([product]) => (typeof product === 'string' ? product : product.ID))
const hold = () => {
  let open: () => void = () => undefined
  data.productGate = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => act(async () => open())
}

test.each<[string, (shown: ReturnType<typeof show>) => unknown]>([
  ['is given up', ({ field }) => act(() => field().giveUp())],
  ['has been left for another page', () => userEvent.click(screen.getByRole('button', { name: 'Каталог' }))],
  ['is no more', ({ unmount }) => unmount()],
  ['is being left for a page on its way', () => window.history.pushState(null, '', '/next')],
])('an answer for a field that %s is told to nobody', async (_what, leave) => {
  const shown = show()
  const open = hold()
  const looked = shown.field().lookUp('100241', onFound)
  await leave(shown)
  await open()
  await act(() => looked)
  await waitFor(() => expect(found()).toEqual([]))
  window.history.pushState(null, '', '/')
})
