import type { FittedAddition } from '@prilavok/shared-kernel/basket-lists'
import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'
import type { CodeRow } from './model/code-row'
import type { CodeRowState, CodeRowView } from './model/view-code-rows'
import { CodeListItem, type RowHandlers } from './rows/CodeListItem'
import { RowResult } from './rows/RowResult'
import { useNextRow } from './rows/use-next-row'

interface Line {
  number: number
  state?: CodeRowState
  /** What stands in its place of the list. @default a code */
  shows?: 'options' | 'buttons' | 'nothing'
}

const HEIGHT = 50

const viewOf = ({ number, state = 'valid' }: Line): CodeRowView => ({
  ...{ row: { number, code: '184302' }, place: 1, state, sum: 0, options: [] },
})

function Controls({ number, shows }: Line) {
  if (shows === undefined) return <input data-code="" aria-label={`Код ${number}`} defaultValue="184302" />
  return (
    <>
      <button type="button" disabled>
        Нельзя
      </button>
      <button type="button" tabIndex={-1}>
        Мимо
      </button>
      <button type="button">Убрать {number}</button>
      {shows === 'options' && (
        <button type="button" data-option="">
          Товар {number}
        </button>
      )}
    </>
  )
}

function List({ lines }: { lines: readonly Line[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useNextRow(scroller, lines.map(viewOf), HEIGHT)
  return (
    <>
      <div ref={scroller} data-testid="scroller">
        {lines.map(
          (line) =>
            line.shows !== 'nothing' && (
              <div key={line.number} data-row={line.number}>
                <Controls {...line} />
              </div>
            ),
        )}
      </div>
      {[0, ...lines.map(({ number }) => number)].map((number) => (
        <p key={number}>
          <button type="button" onClick={() => rows.goTo(number)}>{`К ${number}`}</button>
          <button type="button" onClick={() => rows.goOn(number)}>{`После ${number}`}</button>
          <button type="button" onClick={() => rows.focusNear(number)}>{`Рядом с ${number}`}</button>
        </p>
      ))}
    </>
  )
}

describe('CodeListItem', () => {
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
  describe('keys in a code', () => {
    test('arrows go to the rows above and below', () => {
      renderRows({ row: { number: 7 } }, { place: 2, row: { number: 8 } })
      act(() => code(1).focus())
      expect(fireEvent.keyDown(code(1), { key: 'ArrowDown' })).toBe(false)
      expect(code(2)).toHaveFocus()
      expect(fireEvent.keyDown(code(2), { key: 'ArrowUp' })).toBe(false)
      expect(code(1)).toHaveFocus()
    })
  })

  describe('the count', () => {
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

  describe('a row that turns out wrong while its count is typed', () => {
    const loading = { state: 'loading', row: { code: '999999' } } as const
    const turnWrong = (focused: Element, show: (view: CodeRowView) => void) => {
      // A browser takes the focus from a field that is disabled, and tells nobody.
      jest.spyOn(document, 'activeElement', 'get').mockReturnValue(focused)
      show(viewOf({ ...loading, state: 'error' }))
      jest.restoreAllMocks()
    }
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
  })
})

describe('RowResult', () => {
  const PEN = testProduct({ NAME: 'Ручка' })
  function renderResult(view: Partial<CodeRowView>, left = false) {
    const onRetry = jest.fn()
    render(
      <RowResult
        {...{ id: 'result', onRetry }}
        view={{
          ...{ row: { number: 1, code: '184302', left }, place: 4, state: 'valid', sum: 0, options: [] },
          ...view,
        }}
      />,
    )
    return onRetry
  }
  const result = () => document.getElementById('result') as HTMLElement
  test.each([
    [false, 'status'],
    [true, null],
  ])('what is typed is announced, a pasted list is not: %s', (left, role) => {
    renderResult({ product: PEN }, left)
    expect(result().getAttribute('role')).toBe(role)
  })
})

describe('use-next-row', () => {
  const scrollTo = jest.fn()
  beforeEach(() => {
    scrollTo.mockClear()
    Object.assign(Element.prototype, { scrollTo })
  })
  function renderList(...lines: Line[]) {
    const { rerender } = render(<List lines={lines} />)
    return { show: (...next: Line[]) => rerender(<List lines={next} />) }
  }
  // By a click that takes no focus.
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const code = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Код ${number}` })
  const focusOn = (number: number) => act(() => code(number).focus())

  describe('to a row that is not rendered', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    test('the list scrolls, and the focus follows once it is', () => {
      const { show } = renderList({ number: 1 }, { number: 2 }, { number: 3, shows: 'nothing' })
      press('К 3')
      expect(scrollTo.mock.calls).toEqual([[0, 2 * HEIGHT]])
      show({ number: 1 }, { number: 2 }, { number: 3 })
      expect(code(3)).toHaveFocus()
      act(() => jest.advanceTimersByTime(1000))
      expect(scrollTo).toHaveBeenCalledTimes(1)
    })
  })

  describe('on from a row', () => {
    test('it waits no more once the buyer has gone elsewhere', () => {
      const { show } = renderList({ number: 1 }, { number: 2, state: 'loading' })
      focusOn(2)
      press('После 2')
      focusOn(1)
      show({ number: 1 }, { number: 2 })
      show({ number: 1 }, { number: 2 }, { number: 3 })
      expect(code(1)).toHaveFocus()
    })
  })

  test.each([
    [1, 2],
    [2, 3],
    [3, 2],
  ])('beside row %i that goes the focus is in row %i', (going, near) => {
    renderList({ number: 1 }, { number: 2 }, { number: 3 })
    press(`Рядом с ${going}`)
    expect(code(near)).toHaveFocus()
  })
})
