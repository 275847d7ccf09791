import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
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
const choice = (name: string) => screen.getByRole('combobox', { name })
const options = (name: string) =>
  within(choice(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text }) => text)

test('[CAT-015] another sort is set with its order', async () => {
  show({ params: { sort: 'PRICE', order: 'DESC' } })
  expect(choice('Сортировка')).toHaveDisplayValue('сначала дороже')
  await userEvent.selectOptions(choice('Сортировка'), 'сначала дешевле')
  await userEvent.selectOptions(choice('Сортировка'), 'по названию')
  expect(change.mock.calls).toEqual([[{ sort: 'PRICE', order: 'ASC' }], [{ sort: 'NAME', order: 'ASC' }]])
})

test.each([
  ['list', ['36', '60', '84', '108']],
  ['cards', ['12', '24', '36']],
] as const)(
  '[CAT-017] the view %s offers its sizes %j; another one is set as a number',
  async (view, sizes) => {
    show({ params: { view } })
    expect(options('На странице')).toEqual(sizes)
    expect(choice('На странице')).toHaveDisplayValue('36')
    await userEvent.selectOptions(choice('На странице'), sizes[1])
    expect(change.mock.calls).toEqual([[{ limit: Number(sizes[1]) }]])
  },
)

test('[CAT-014] the present view is checked, the other one is set by a press', async () => {
  show()
  const views = within(screen.getByRole('radiogroup', { name: 'Вид списка' }))
  expect(views.getByRole('radio', { name: 'Список' })).toBeChecked()
  await userEvent.click(views.getByRole('radio', { name: 'Карточки' }))
  expect(change.mock.calls).toEqual([[{ view: 'cards' }]])
})

test('what was chosen can be reset, where there is something to reset', async () => {
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: 'Сбросить вид' })).not.toBeInTheDocument()
  unmount()
  const reset = jest.fn()
  show({ reset })
  const button = screen.getByRole('button', { name: 'Сбросить вид' })
  expect(button).toHaveAttribute('title', 'Вернуть сортировку, вид и размер страницы по умолчанию')
  await userEvent.click(button)
  expect(reset).toHaveBeenCalledTimes(1)
})

test('the way to the filters stands before the sort', () => {
  show()
  const filters = screen.getByRole('button', { name: 'Фильтры' })
  expect(filters.compareDocumentPosition(choice('Сортировка'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a list of products is inserted, where the shop can read one', async () => {
  const kernel = partKernel()
  const { unmount } = show({ kernel })
  await userEvent.click(screen.getByRole('button', { name: 'Вставить список товаров' }))
  expect(kernel.modals.current()).toEqual([{ name: 'pastePreview', props: { text: '', basket: 'main' } }])
  unmount()
  show({ kernel: partKernel({ plan: { modals: {} } }) })
  expect(screen.queryByRole('button', { name: 'Вставить список товаров' })).not.toBeInTheDocument()
})
