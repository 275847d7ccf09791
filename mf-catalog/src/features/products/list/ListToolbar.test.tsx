import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListToolbar } from './ListToolbar'
import { DEFAULT_PARAMS, type ListParams, sortsOf } from './list-params'

const change = jest.fn()
beforeEach(() => change.mockClear())

interface Shown {
  params?: Partial<ListParams>
  reset?: () => void
  kernel?: ReturnType<typeof partKernel>
}
const show = ({ params, reset, kernel = partKernel() }: Shown = {}) =>
  renderWithKernel(
    <ListToolbar
      params={{ ...DEFAULT_PARAMS, ...params }}
      change={change}
      reset={reset}
      sorts={sortsOf({ sectionId: '12' })}
      filterButton={<button type="button">Фильтры</button>}
    />,
    { kernel },
  )

test('a list of products is inserted, where the shop can read one', async () => {
  const kernel = partKernel()
  const { unmount } = show({ kernel })
  await userEvent.click(screen.getByRole('button', { name: 'Вставить список товаров' }))
  expect(kernel.modals.current()).toEqual([{ name: 'pastePreview', props: { text: '', basket: 'main' } }])
  unmount()
  show({ kernel: partKernel({ plan: { modals: {} } }) })
  expect(screen.queryByRole('button', { name: 'Вставить список товаров' })).not.toBeInTheDocument()
})
