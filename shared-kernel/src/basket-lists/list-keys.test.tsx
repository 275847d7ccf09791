import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useListKeys } from './use-list-keys'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

interface ListProps {
  submit: () => unknown
  undo?: () => void
  /** Keys of its own part of the page alone; `missing`: which is not there. */
  within?: 'part' | 'missing'
  onKeyDown?: () => void
}

function List({ submit, undo, within, onKeyDown }: ListProps) {
  const part = useRef<HTMLElement>(null)
  useListKeys({ submit, ...(undo && { undo }), ...(within && { within: part }) })
  return (
    <>
      <section ref={within === 'missing' ? undefined : part}>
        <button type="button" onKeyDown={onKeyDown}>
          Строка
        </button>
        <input aria-label="Количество" data-typed />
        <input aria-label="Код" />
        <textarea aria-label="Список" />
      </section>
      <button type="button">Снаружи</button>
      <div role="alertdialog">
        <button type="button">Удалить</button>
      </div>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const ENTER = { key: 'Enter', code: 'Enter', ctrlKey: true }
/** Of a Russian layout. */
const UNDO = { key: 'я', code: 'KeyZ', ctrlKey: true }

/** Presses keys there, and lets what they begin happen. Returns whether the browser does nothing else with them. */
function press(element: Element | Document, keys: object): boolean {
  const event = createEvent.keyDown(element, keys)
  fireEvent(element, event)
  jest.runAllTimers()
  return event.defaultPrevented
}

describe('Ctrl+Enter', () => {
  test.each([
    ['a field', () => field('Код')],
    ['the page itself', () => document.body],
  ])('on %s takes the list over once, and nobody else gets the key', (_where, element) => {
    const submit = jest.fn()
    const onKeyDown = jest.fn()
    render(<List submit={submit} undo={jest.fn()} onKeyDown={onKeyDown} />)
    expect(press(element(), ENTER)).toBe(true)
    expect(submit).toHaveBeenCalledTimes(1)
    expect(onKeyDown).not.toHaveBeenCalled()
  })

  test.each([['Enter alone', { key: 'Enter' }]])('is not %s, which stays what it is', (_what, keys) => {
    const submit = jest.fn()
    const undo = jest.fn()
    const onKeyDown = jest.fn()
    render(<List submit={submit} undo={undo} onKeyDown={onKeyDown} />)
    expect(press(button('Строка'), keys)).toBe(false)
    expect([submit, undo].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    expect(onKeyDown).toHaveBeenCalledTimes(1)
  })

  test('leaves a count that is being typed, so that it counts; another field keeps the focus', () => {
    const submit = jest.fn(() => document.activeElement)
    render(<List submit={submit} />)
    field('Количество').focus()
    press(field('Количество'), ENTER)
    expect(submit.mock.results[0]?.value).toBe(document.body)
    field('Код').focus()
    press(field('Код'), ENTER)
    expect(field('Код')).toHaveFocus()
  })
})

describe('Ctrl+Z', () => {
  test.each([{}, { ctrlKey: false, metaKey: true }])(
    'takes back, in any layout of the keyboard: %j',
    (keys) => {
      const submit = jest.fn()
      const undo = jest.fn()
      const onKeyDown = jest.fn()
      render(<List submit={submit} undo={undo} onKeyDown={onKeyDown} />)
      expect(press(button('Строка'), { ...UNDO, ...keys })).toBe(true)
      expect(undo).toHaveBeenCalledTimes(1)
      expect(submit).not.toHaveBeenCalled()
      expect(onKeyDown).not.toHaveBeenCalled()
    },
  )

  test('is none with Shift, which does again what was taken back', () => {
    const undo = jest.fn()
    render(<List submit={jest.fn()} undo={undo} />)
    expect(press(button('Строка'), { ...UNDO, shiftKey: true })).toBe(false)
    expect(undo).not.toHaveBeenCalled()
  })

  test.each(['Код', 'Список'])('in the field «%s» is the field’s own', (name) => {
    const undo = jest.fn()
    render(<List submit={jest.fn()} undo={undo} />)
    expect(press(field(name), UNDO)).toBe(false)
    expect(undo).not.toHaveBeenCalled()
  })
})

describe('keys that are not for the list', () => {
  test.each([ENTER, UNDO])('are those in a question over it: %j', (keys) => {
    const submit = jest.fn()
    const undo = jest.fn()
    render(<List submit={submit} undo={undo} />)
    expect(press(button('Удалить'), keys)).toBe(false)
    expect([submit, undo].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  test('are those outside of its part of the page', () => {
    const submit = jest.fn()
    render(<List submit={submit} within="part" />)
    expect(press(button('Снаружи'), ENTER)).toBe(false)
    expect(submit).not.toHaveBeenCalled()
    expect(press(button('Строка'), ENTER)).toBe(true)
    expect(submit).toHaveBeenCalledTimes(1)
  })
})
