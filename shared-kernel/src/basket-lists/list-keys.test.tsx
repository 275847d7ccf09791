import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useListKeys } from './use-list-keys'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

interface ListProps {
  submit: () => unknown
  undo?: () => void
  /** Keys of its own part of the page alone. */
  within?: 'part'
  onKeyDown?: () => void
}

function List({ submit, undo, within, onKeyDown }: ListProps) {
  const part = useRef<HTMLElement>(null)
  useListKeys({ submit, ...(undo && { undo }), ...(within && { within: part }) })
  return (
    <>
      <section ref={part}>
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

/** What was called, each with how often. */
function open(props: Partial<ListProps> = {}) {
  const [submit, undo, onKeyDown] = [jest.fn(), jest.fn(), jest.fn()]
  render(<List {...{ submit, undo, onKeyDown }} {...props} />)
  return () => [submit, undo, onKeyDown].map(({ mock }) => mock.calls.length)
}

describe('Ctrl+Enter', () => {
  test.each([
    ['a button', () => button('Строка')],
    ['a text of several lines', () => field('Список')],
    ['the page itself', () => document.body],
  ])('on %s takes the list over once, and nobody else gets the key', (_where, element) => {
    const calls = open()
    expect(press(element(), ENTER)).toBe(true)
    expect(calls()).toEqual([1, 0, 0])
  })

  test('is not another key, which stays what it is', () => {
    const calls = open()
    for (const keys of [
      { key: 'Enter' },
      { key: 'Enter', shiftKey: true },
      { ...ENTER, key: 'a', code: 'KeyA' },
    ])
      expect(press(button('Строка'), keys)).toBe(false)
    expect(calls()).toEqual([0, 0, 3])
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
  test('takes back, in any layout of the keyboard; with Shift, which does again what was taken back, it is none', () => {
    const calls = open()
    expect(press(button('Строка'), UNDO)).toBe(true)
    expect(press(button('Строка'), { ...UNDO, ctrlKey: false, metaKey: true })).toBe(true)
    expect(calls()).toEqual([0, 2, 0])
    expect(press(button('Строка'), { ...UNDO, shiftKey: true })).toBe(false)
    expect(calls()).toEqual([0, 2, 1])
  })

  test('in a field is the field’s own', () => {
    const calls = open()
    for (const name of ['Код', 'Список']) expect(press(field(name), UNDO)).toBe(false)
    expect(calls()).toEqual([0, 0, 0])
  })
})

test('keys in a question over the list, or outside of its part of the page, are not for it', () => {
  const calls = open({ within: 'part' })
  for (const keys of [ENTER, UNDO]) expect(press(button('Удалить'), keys)).toBe(false)
  expect(press(button('Снаружи'), ENTER)).toBe(false)
  expect(calls()).toEqual([0, 0, 0])
  expect(press(button('Строка'), ENTER)).toBe(true)
  expect(calls()).toEqual([1, 0, 0])
})
