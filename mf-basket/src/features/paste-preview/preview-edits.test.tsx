import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PastedList } from '../../model/parsing/pasted-line'
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

  test('a row that was removed while it was looked up comes back with what was found', async () => {
    holdAnswers()
    await open('184302 5\n100241 2')
    await remove(1)
    answer()
    await waitFor(() => expect(row(2)).toHaveAccessibleName(/Готово/))
    await undo()
    expect(row(1)).toHaveAccessibleName('Строка 1: 184302. Готово: Ручка «Литера Клик»')
  })

  test('taking two rows apart takes back what one has given, not what was typed since', async () => {
    await openMatched('184302 5\n184302 10')
    await merge(2)
    await userEvent.clear(quantity(1))
    await userEvent.type(quantity(1), '20{Tab}')
    await press('Вернуть')
    expect(quantity(1)).toHaveValue('10')
    expect(row(2)).toHaveTextContent('уже в строке 1')
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

  describe('after adding, of 16 rows, the focus goes to the first that stays', () => {
    const unknown = Array.from({ length: 14 }, (_, at) => `нет такого ${at} 1`)
    const list = [unknown[0], '184302 5', '100241 2', ...unknown.slice(1)].join('\n')
    const submit = '{Control>}{Enter}{/Control}'

    test.each<[string, () => Promise<void>]>([
      ['from a quantity', () => userEvent.type(quantity(3), `7${submit}`, { initialSelectionStart: 0 })],
      ['by the button', () => press(/^Добавить 2\u00a0товара/)],
      [
        'from a row that stays, too',
        async () => {
          act(() => row(9).focus())
          await userEvent.keyboard(submit)
        },
      ],
    ])('%s', async (_, add) => {
      await openMatched(list)
      await add()
      await waitFor(() => expect(noRow(2)).not.toBeInTheDocument())
      expect(screen.getAllByRole('listitem')).toHaveLength(14)
      expect(row(1)).toHaveFocus()
    })

    test('but not where nothing was added', async () => {
      await openMatched(list)
      state.loadStatus = 503
      await press(/^Добавить 2\u00a0товара/)
      expect(await screen.findByRole('alert')).toBeVisible()
      expect(screen.getByRole('button', { name: /^Добавить 2\u00a0товара/ })).toHaveFocus()
      act(() => row(2).focus())
      await userEvent.keyboard(submit)
      await waitFor(() => expect(row(2)).toHaveFocus())
    })
  })

  test.each([
    ['name', [PEN, PAPER], 'Подходят 2 товара, выберите один'],
    ['code', [PEN], 'Подходит 1 товар, выберите один'],
  ] as const)(
    'a code that its name contradicts is decided by the buyer, found by %s',
    async (BY, PRODUCTS, text) => {
      intercept(({ path }) =>
        path.includes('/match/') ? { ITEMS: [{ BY, SURE: 'N', PRODUCTS: [...PRODUCTS] }] } : undefined,
      )
      await openMatched('184302\tБумага А4\t3')
      expect(row(1)).toHaveTextContent(text)
      expect(row(1)).toHaveTextContent('С этим кодом другой товар: проверьте, код верен или название')
      act(() => row(1).focus())
      await userEvent.keyboard('1')
      expect(row(1)).toHaveAccessibleName(/Готово: Ручка «Литера Клик»/)
      expect(quantity(1)).toHaveValue('3')
    },
  )
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
        {...{ preview: preview as Preview, filter, onFilter }}
        list={{ lines: [], skipped: [], cut: 0, tooLong: false, ...list }}
      />,
    )
    return { append, onFilter }
  }
  test('what came of all rows is announced once it is known', () => {
    renderHead({ all: 6, ready: 4, duplicate: 2 })
    expect(screen.getByRole('status')).toHaveTextContent(/^готово: 4, повтор: 2$/)
  })
  test('until then nothing is', () => {
    renderHead({ all: 6, ready: 4, resolving: 2 })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
