import type { PastedList } from '@prilavok/shared-kernel/contract/lists'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderModal } from '../../testing/render-page'
import { testRow } from '../../testing/test-rows'
import { FILTERS, type RowFilter } from './model/count-states'
import type { Preview } from './model/use-preview'
import { PreviewHead } from './PreviewHead'

describe('preview-edits', () => {
  const { data: state, called, intercept } = basketApi()

  const PEN = testRow({ ID: 1, UP_CODE_1C: '184302', NAME: 'Ручка «Литера Клик»', QUANTITY: 0, BASKET: 0 })
  const PAPER = testRow({ ID: 2, UP_CODE_1C: '100241', NAME: 'Бумага А4', QUANTITY: 0, BASKET: 0 })

  let answer: (value?: unknown) => void
  const holdAnswers = () => {
    state.gate = new Promise((resolve) => {
      answer = resolve
    })
  }
  beforeEach(() => {
    state.catalogue = [PEN, PAPER]
  })

  const row = (number: number) => screen.getByRole('listitem', { name: new RegExp(`^Строка ${number}:`) })
  const noRow = (number: number) => screen.queryByRole('listitem', { name: new RegExp(`^Строка ${number}:`) })
  const quantity = (number: number) => within(row(number)).getByRole('textbox', { name: /^Количество/ })
  const merge = (number: number) =>
    userEvent.click(within(row(number)).getByRole('button', { name: /^Сложить/ }))
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const undo = () => userEvent.keyboard('{Control>}z{/Control}')
  const remove = async (number: number) => {
    act(() => row(number).focus())
    await userEvent.keyboard('{Delete}')
  }
  const open = async (text: string) => {
    const rendered = renderModal('pastePreview', { text, basket: 'main' })
    await screen.findByRole('listitem', { name: /^Строка 1:/ })
    return rendered
  }
  const openMatched = async (text: string) => {
    const rendered = await open(text)
    await waitFor(() => expect(screen.queryByText('Ищем товар')).not.toBeInTheDocument())
    return rendered
  }

  test('of three lines of one product the third goes into the one that is left', async () => {
    await openMatched('184302 5\n184302 5\n184302 5')
    await remove(1)
    expect(quantity(2)).toHaveValue('5')
    await merge(3)
    expect(noRow(3)).not.toBeInTheDocument()
    expect(quantity(2)).toHaveValue('10')
  })

  test('while rows are being added none of them changes; then the focus is back in the list', async () => {
    const { kernel } = await openMatched('184302 5\n100241 2\nнет такого 1')
    await remove(2)
    act(() => row(1).focus())
    holdAnswers()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(called('/main/add/')).toHaveLength(1))
    expect(screen.getByRole('list', { name: 'Список товаров' })).toHaveAttribute('inert')
    expect(screen.getByRole('button', { name: 'Вернуть' })).toBeDisabled()
    await undo()
    expect(noRow(2)).not.toBeInTheDocument()
    answer()
    await waitFor(() => expect(noRow(1)).not.toBeInTheDocument())
    expect(row(3)).toHaveFocus()
    expect(kernel.modals.current()).toHaveLength(1)
  })

  test('after adding the focus goes to the first row that stays', async () => {
    await openMatched('нет такого 1\n184302 5\n100241 2\nнет и такого 1')
    await press(/^Добавить 2\u00a0товара/)
    await waitFor(() => expect(noRow(2)).not.toBeInTheDocument())
    expect(row(1)).toHaveFocus()
  })

  test('a code that its name contradicts is decided by the buyer', async () => {
    intercept(({ path }) =>
      path.includes('/match/') ? { ITEMS: [{ BY: 'code', SURE: 'N', PRODUCTS: [PEN] }] } : undefined,
    )
    await openMatched('184302\tБумага А4\t3')
    expect(row(1)).toHaveTextContent('Подходит 1 товар, выберите один')
    expect(row(1)).toHaveTextContent('С этим кодом другой товар: проверьте, код верен или название')
    act(() => row(1).focus())
    await userEvent.keyboard('1')
    expect(row(1)).toHaveAccessibleName(/Готово: Ручка «Литера Клик»/)
    expect(quantity(1)).toHaveValue('3')
  })
})

describe('PreviewHead', () => {
  const NOTHING = Object.fromEntries(FILTERS.map((filter) => [filter, 0])) as Record<RowFilter, number>
  function renderHead(
    counts: Partial<typeof NOTHING>,
    list: Partial<PastedList> = {},
    filter: RowFilter = 'all',
  ) {
    const [append, onFilter] = [jest.fn(), jest.fn()]
    const preview: Partial<Preview> = { counts: { ...NOTHING, ...counts }, append }
    render(
      <PreviewHead
        {...{ preview: preview as Preview, filter, onFilter, onChoose: jest.fn(), isForeign: false }}
        list={{ lines: [], skipped: [], leftOut: [], cut: 0, tooLong: false, ...list }}
      />,
    )
    return { append, onFilter }
  }
  test('what came of all rows is announced, and what does not fit into a basket is said', () => {
    renderHead({ all: 6, ready: 4, duplicate: 2 }, { cut: 3 })
    expect(screen.getByRole('status')).toHaveTextContent(/^готово: 4, повтор: 2$/)
    expect(screen.getByText(/Взяты первые 1 000 строк.*Ещё 3 строки/)).toBeVisible()
  })
})
