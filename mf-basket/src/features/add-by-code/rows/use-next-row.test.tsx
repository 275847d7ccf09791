import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import type { CodeRowState, CodeRowView } from '../model/view-code-rows'
import { useNextRow } from './use-next-row'

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

test('the focus goes to the code of a row, behind what stands there', () => {
  renderList({ number: 1 }, { number: 2 })
  code(2).setSelectionRange(0, 0)
  press('К 2')
  expect(code(2)).toHaveFocus()
  expect([code(2).selectionStart, code(2).selectionEnd]).toEqual([6, 6])
  expect(scrollTo).not.toHaveBeenCalled()
})

test.each([
  ['options', 'Товар 1'],
  ['buttons', 'Убрать 1'],
] as const)('of a row without a code to its %s', (shows, name) => {
  renderList({ number: 1, shows })
  press('К 1')
  expect(screen.getByRole('button', { name })).toHaveFocus()
})

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

  test('it is tried some frames long, and then no more', () => {
    const { show } = renderList({ number: 1 }, { number: 2, shows: 'nothing' })
    press('К 2')
    for (let frame = 0; frame < 20; frame += 1) act(() => jest.advanceTimersByTime(30))
    expect(scrollTo).toHaveBeenCalledTimes(10)
    show({ number: 1 }, { number: 2 })
    expect(code(2)).not.toHaveFocus()
  })

  test('that is in the list no more, nothing is tried', () => {
    renderList({ number: 1 })
    press('К 0')
    act(() => jest.advanceTimersByTime(1000))
    expect(scrollTo).not.toHaveBeenCalled()
    expect(document.body).toHaveFocus()
  })
})

describe('on from a row', () => {
  test('the focus goes to the one below', () => {
    renderList({ number: 1 }, { number: 2 }, { number: 3 })
    press('После 1')
    expect(code(2)).toHaveFocus()
  })

  test.each(['loading', 'valid'] as const)('that is %s and the last one it waits for the next', (state) => {
    const { show } = renderList({ number: 1, state })
    focusOn(1)
    press('После 1')
    expect(code(1)).toHaveFocus()
    show({ number: 1 }, { number: 5 })
    expect(code(5)).toHaveFocus()
  })

  test('it waits no more once the buyer has gone elsewhere', () => {
    const { show } = renderList({ number: 1 }, { number: 2, state: 'loading' })
    focusOn(2)
    press('После 2')
    focusOn(1)
    show({ number: 1 }, { number: 2 })
    show({ number: 1 }, { number: 2 }, { number: 3 })
    expect(code(1)).toHaveFocus()
  })

  test('it waits no more once the row has gone', () => {
    const { show } = renderList({ number: 1 }, { number: 2, state: 'loading' })
    focusOn(2)
    press('После 2')
    show({ number: 1 })
    show({ number: 1 }, { number: 3 })
    expect(code(3)).not.toHaveFocus()
  })

  test('it waits no more once the row turns out wrong', () => {
    const { show } = renderList({ number: 1, state: 'loading' })
    focusOn(1)
    press('После 1')
    show({ number: 1, state: 'error' })
    show({ number: 1, state: 'error' }, { number: 2 })
    expect(code(1)).toHaveFocus()
  })

  test.each(['error', 'typing'] as const)(
    'it stays, behind its code, while another one is wrong (%s)',
    (state) => {
      const { show } = renderList({ number: 1, state }, { number: 2, state: 'loading' })
      focusOn(2)
      code(2).setSelectionRange(0, 0)
      press('После 2')
      expect(code(2).selectionStart).toBe(0)
      show({ number: 1, state }, { number: 2 })
      expect(code(2)).toHaveFocus()
      expect(code(2).selectionStart).toBe(6)
      show({ number: 1, state }, { number: 2 }, { number: 3 })
      expect(code(2)).toHaveFocus()
    },
  )

  test.each(['error', 'typing'] as const)('that is the last one and wrong itself (%s) it stays', (state) => {
    renderList({ number: 1, state })
    press('После 1')
    expect(code(1)).toHaveFocus()
    expect(code(1).selectionStart).toBe(6)
  })
  test('that is right it does not go anywhere by itself', () => {
    renderList({ number: 1 })
    press('После 1')
    expect(code(1)).not.toHaveFocus()
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
test('the only row has none beside it', () => {
  renderList({ number: 1 })
  press('Рядом с 1')
  expect(document.body).toHaveFocus()
})
