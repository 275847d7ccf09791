import type { FittedAddition } from '@prilavok/shared-kernel/basket-lists'
import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { CodeRow } from '../model/code-row'
import type { CodeRowView } from '../model/view-code-rows'
import { CodeListItem, type RowHandlers } from './CodeListItem'

const PEN = testProduct({ ID: 1, NAME: 'Ручка', UP_CODE_1C: '184302' })
const addition = (count: number): FittedAddition => ({
  ...{ count, fit: 'as-typed', rule: { min: 6, step: 6, limit: 36 } },
})
const handlersOf = (): jest.Mocked<RowHandlers> => ({
  ...{ type: jest.fn(), typeOn: jest.fn(), leave: jest.fn(), count: jest.fn(), choose: jest.fn() },
  ...{ remove: jest.fn(), retry: jest.fn(), paste: jest.fn(), next: jest.fn() },
})
type Given = Partial<Omit<CodeRowView, 'row'>> & { row?: Partial<CodeRow> }
const viewOf = ({ row, ...view }: Given = {}): CodeRowView => ({
  ...{ place: 1, state: 'typing', sum: 0, options: [], row: { number: 7, code: '', ...row } },
  ...view,
})
const ELEMENT = {}
const list = (views: readonly CodeRowView[], handlers: RowHandlers, element = ELEMENT): ReactNode => (
  <ul data-rows="">
    {views.map((view) => (
      <CodeListItem key={view.row.number} basket="main" {...{ view, element, handlers }} />
    ))}
  </ul>
)
function renderRows(...given: Given[]) {
  const kernel = testKernel()
  const handlers = handlersOf()
  const views = given.map(viewOf)
  const rendered = render(list(views, handlers), {
    wrapper: ({ children }) => <KernelProvider value={kernel}>{children}</KernelProvider>,
  })
  return {
    handlers,
    views,
    show: (view: CodeRowView, as: RowHandlers = handlers, element = ELEMENT) =>
      rendered.rerender(list([view], as, element)),
  }
}
const code = (place = 1) => screen.getByRole('textbox', { name: `Код, строка ${place}` })
const quantity = (name = 'строка 1') => screen.getByRole('textbox', { name: `Количество: ${name}` })
const type = (value: string) => fireEvent.change(code(), { target: { value } })

describe('what is typed', () => {
  test.each([
    ['', '1', '1'],
    ['', '18-43 02', '184302'],
    ['', '12345678901234', '123456789012'],
    ['1843', '18431', '18431'],
    ['184302', '18430', '18430'],
    ['184302', '284302', '284302'],
    ['184302', '', ''],
  ])('in a field with «%s» «%s» is «%s»', (before, typed, told) => {
    const { handlers } = renderRows({ row: { code: before } })
    type(typed)
    expect(handlers.type.mock.calls).toEqual([[7, told]])
    expect(handlers.typeOn).not.toHaveBeenCalled()
  })

  test('after a whole code begins the next one', () => {
    const { handlers } = renderRows({ row: { code: '184302' } })
    type('18430210')
    expect(handlers.typeOn.mock.calls).toEqual([[7, '10']])
    expect(handlers.type).not.toHaveBeenCalled()
  })
  test.each(['184302а', '1843021а', '184302а1'])('in «%s» after a whole code is no code', (typed) => {
    const { handlers } = renderRows({ row: { code: '184302' } })
    type(typed)
    expect([handlers.type, handlers.typeOn].map(({ mock }) => mock.calls)).toEqual([[], []])
  })

  test.each(['error', 'typing'] as const)(
    'after Enter in a code that is not taken (%s) begins the next one, once',
    async (state) => {
      const { handlers } = renderRows({ state, row: { code: '1843' } })
      await userEvent.type(code(), '{Enter}')
      type('18431')
      expect(handlers.typeOn.mock.calls).toEqual([[7, '1']])
      type('18432')
      expect(handlers.type.mock.calls).toEqual([[7, '18432']])
    },
  )
  test('after Enter in a row that is right mends its code', async () => {
    const { handlers } = renderRows({ state: 'loading', row: { code: '1843' } })
    await userEvent.type(code(), '{Enter}')
    type('18431')
    expect(handlers.type.mock.calls).toEqual([[7, '18431']])
  })
  test('in a field that was left since Enter mends its code', async () => {
    const { handlers } = renderRows({ state: 'error', row: { code: '1843' } })
    await userEvent.type(code(), '{Enter}{Tab}')
    type('18431')
    expect(handlers.type.mock.calls).toEqual([[7, '18431']])
  })
})

describe('keys in a code', () => {
  test('Enter goes on to the next row', () => {
    const { handlers } = renderRows({})
    expect(fireEvent.keyDown(code(), { key: 'Enter' })).toBe(false)
    expect(handlers.next.mock.calls).toEqual([[7]])
  })
  test.each([{ ctrlKey: true }, { metaKey: true }])('with %j it is the key of the form', (keys) => {
    const { handlers } = renderRows({})
    expect(fireEvent.keyDown(code(), { key: 'Enter', ...keys })).toBe(true)
    expect(handlers.next).not.toHaveBeenCalled()
  })
  test('arrows go to the rows above and below', () => {
    renderRows({ row: { number: 7 } }, { place: 2, row: { number: 8 } })
    act(() => code(1).focus())
    expect(fireEvent.keyDown(code(1), { key: 'ArrowDown' })).toBe(false)
    expect(code(2)).toHaveFocus()
    expect(fireEvent.keyDown(code(2), { key: 'ArrowUp' })).toBe(false)
    expect(code(1)).toHaveFocus()
  })
  test('others are left to the field', () => {
    renderRows({})
    expect(fireEvent.keyDown(code(), { key: 'ArrowLeft' })).toBe(true)
  })
})

test('a field that is left counts, an empty one does not', async () => {
  const { handlers, show } = renderRows({})
  await userEvent.click(code())
  await userEvent.tab()
  expect(handlers.leave).not.toHaveBeenCalled()
  show(viewOf({ row: { code: '1' } }))
  await userEvent.click(code())
  await userEvent.tab()
  expect(handlers.leave.mock.calls).toEqual([[7]])
})

test('what is pasted into it is handed on', () => {
  const { handlers } = renderRows({})
  fireEvent.paste(code(), { clipboardData: { getData: () => '' } })
  expect(handlers.paste.mock.calls).toEqual([[7, expect.objectContaining({ type: 'paste' })]])
})

test('a name stands in place of its code until that is known', () => {
  const { show } = renderRows({ row: { name: 'Скотч' } })
  expect(screen.getByRole('listitem')).toHaveTextContent('Скотч')
  expect(screen.queryByRole('textbox', { name: /^Код/ })).toBeNull()
  show(viewOf({ row: { name: 'Скотч', code: '264118' } }))
  expect(code()).toHaveValue('264118')
})

test('a wrong code is invalid, and says why', () => {
  const { show } = renderRows({ state: 'error', note: { tone: 'danger', icon: 'alert', text: 'Нет такого' } })
  expect(code()).toBeInvalid()
  expect(code()).toHaveAccessibleDescription('Нет такого')
  show(viewOf())
  expect(code()).toBeValid()
})

describe('the count', () => {
  test('is that of the product, by its packages', async () => {
    const { handlers } = renderRows({
      state: 'valid',
      product: PEN,
      addition: addition(12),
      row: { quantity: 7 },
    })
    expect(quantity('Ручка')).toHaveValue('12')
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
    expect(handlers.count.mock.calls).toEqual([[7, 18]])
  })
  test.each([
    [undefined, '1'],
    [5, '5'],
  ])('%s that is typed while the product is looked for is kept', (typed, shown) => {
    renderRows({ state: 'loading', row: { code: '184302', quantity: typed } })
    expect(quantity()).toHaveValue(shown)
    expect(quantity()).toBeEnabled()
  })
  test.each(['typing', 'empty', 'error'] as const)(
    'of a row without a product (%s) there is none',
    (state) => {
      renderRows({ state, row: { quantity: 5 } })
      expect(quantity()).toBeDisabled()
      expect(quantity()).toHaveValue('—')
    },
  )
  test('of a wrong count can be mended', () => {
    renderRows({ state: 'error', product: PEN, addition: addition(6) })
    expect(quantity('Ручка')).toBeEnabled()
  })
  test('goes on to the next row with Enter, and by the arrows', async () => {
    const valid = { state: 'valid', product: PEN, addition: addition(6) } as const
    const paper = testProduct({ ID: 2, NAME: 'Бумага' })
    const { handlers } = renderRows(valid, { ...valid, place: 2, product: paper, row: { number: 8 } })
    await userEvent.click(quantity('Ручка'))
    await userEvent.keyboard('{Enter}')
    expect(handlers.next.mock.calls).toEqual([[7]])
    await userEvent.keyboard('{ArrowDown}')
    expect(quantity('Бумага')).toHaveFocus()
  })
})

test('a row can be taken out, and looked up once more', async () => {
  const { handlers, views } = renderRows({ state: 'error', failed: true, place: 3 })
  await userEvent.click(screen.getByRole('button', { name: 'Убрать строку 3' }))
  expect(handlers.remove.mock.calls).toEqual([[7]])
  await userEvent.click(screen.getByRole('button', { name: 'Повторить поиск, строка 3' }))
  expect(handlers.retry.mock.calls).toEqual([[views[0]?.row]])
})

test('products that it may mean are offered', async () => {
  const { handlers, show } = renderRows({ place: 2, options: [PEN] })
  const options = within(screen.getByRole('group', { name: 'Подходящие товары, строка 2' }))
  await userEvent.click(options.getByRole('button', { name: /^Ручка/ }))
  expect(handlers.choose.mock.calls).toEqual([[7, PEN]])
  show(viewOf({ state: 'error' }))
  expect(screen.queryByRole('group', { name: /Подходящие/ })).toBeNull()
})

describe('a row that turns out wrong while its count is typed', () => {
  const loading = { state: 'loading', row: { code: '999999' } } as const
  const turnWrong = (focused: Element, show: (view: CodeRowView) => void) => {
    // A browser takes the focus from a field that is disabled, and tells nobody.
    jest.spyOn(document, 'activeElement', 'get').mockReturnValue(focused)
    show(viewOf({ ...loading, state: 'error' }))
    jest.restoreAllMocks()
  }
  test('has the focus in its code', () => {
    const { show } = renderRows(loading)
    act(() => quantity().focus())
    turnWrong(document.body, show)
    expect(code()).toHaveFocus()
  })
  test('takes no focus that was never there, or has gone elsewhere', () => {
    const { show } = renderRows(loading)
    turnWrong(document.body, show)
    expect(code()).not.toHaveFocus()
    show(viewOf(loading))
    act(() => quantity().focus())
    act(() => quantity().blur())
    turnWrong(document.body, show)
    expect(code()).not.toHaveFocus()
    show(viewOf(loading))
    act(() => quantity().focus())
    turnWrong(quantity(), show)
    expect(code()).not.toHaveFocus()
  })
  test('leaves a row that is right alone', () => {
    const { show } = renderRows(loading)
    act(() => quantity().focus())
    jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
    show(viewOf({ ...loading, state: 'valid', product: PEN, addition: addition(6) }))
    jest.restoreAllMocks()
    expect(code()).not.toHaveFocus()
  })
})

describe('whatever changes of a row is shown', () => {
  const before = { state: 'valid', product: PEN, addition: addition(6), note: undefined } as const
  test.each<[string, Given, () => void]>([
    ['its place', { place: 2 }, () => expect(code(2)).toBeVisible()],
    ['its state', { state: 'error' }, () => expect(code()).toBeInvalid()],
    [
      'what is said of it',
      { note: { tone: 'info', icon: 'info', text: 'Округлили' } },
      () => expect(screen.getByText('Округлили')).toBeVisible(),
    ],
    ['its count', { addition: addition(12) }, () => expect(quantity('Ручка')).toHaveValue('12')],
  ])('%s', (_, changes, expectChange) => {
    const { views, show } = renderRows(before)
    const [view] = views
    if (view) show({ ...view, ...changes, row: view.row })
    expectChange()
  })
  test('its code', () => {
    const { show } = renderRows(before)
    show(viewOf({ ...before, row: { code: '184302' } }))
    expect(code()).toHaveValue('184302')
  })
  test('its place in a long list, and what can be done with it', async () => {
    const { views, show } = renderRows(before)
    const other = handlersOf()
    show(views[0] as CodeRowView, other)
    await userEvent.click(screen.getByRole('button', { name: 'Убрать строку 1' }))
    expect(other.remove).toHaveBeenCalledTimes(1)
    show(views[0] as CodeRowView, other, { 'aria-setsize': 300 } as typeof ELEMENT)
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-setsize', '300')
  })
})
