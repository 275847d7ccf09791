import { testProducts } from '@prilavok/shared-kernel/testing'
import type { KeyboardEvent } from 'react'
import type { RowState, RowView } from '../model/view-rows'
import { pressInRows } from './preview-keys'
import type { RowHandlers } from './use-row-handlers'

const options = testProducts(2)
const STATES: readonly RowState[] = ['ready', 'choose', 'unavailable', 'missing']
const VIEWS = new Map(
  STATES.map((state, at): [number, RowView] => [
    at + 1,
    {
      row: { line: { number: at + 1, text: 'Ручка' } },
      ...{ state, held: 0, price: 0, sum: 0, options: state === 'choose' ? options : [] },
    },
  ]),
)
const acted = jest.fn()
const handlers = {
  ...{ open: jest.fn(), choose: jest.fn(), reopen: jest.fn(), offer: jest.fn() },
  ...{ count: jest.fn(), merge: jest.fn(), remove: jest.fn(), retry: jest.fn() },
} satisfies RowHandlers

/** Four rows: with a count, with options, with an action, with nothing to do; and a row that is none of the list. */
beforeEach(() => {
  jest.clearAllMocks()
  document.body.innerHTML = `<ul data-rows>
    <li data-row="1" tabindex="-1" id="one"><input id="count" data-quantity></li>
    <li data-row="2" tabindex="-1" id="two"><div><button id="a" data-option></button><button id="b" data-option></button></div></li>
    <li data-row="3" tabindex="-1" id="three"><button id="action" data-action></button></li>
    <li data-row="4" tabindex="-1" id="four"></li>
  </ul><div data-row="9" id="other" tabindex="-1"></div><p id="outside" tabindex="-1"></p>`
  document.getElementById('action')?.addEventListener('click', acted)
})

const focused = () => document.activeElement?.id
/** Presses a key on an element that has the focus. @returns whether the browser is kept from its own doing */
function press(id: string, key: string, init: KeyboardEventInit = {}): boolean {
  const element = document.getElementById(id)
  element?.focus()
  const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  document.addEventListener(
    'keydown',
    (heard) => pressInRows(heard as unknown as KeyboardEvent, VIEWS, handlers),
    { once: true },
  )
  element?.dispatchEvent(event)
  return event.defaultPrevented
}

test.each([
  ['one', 'ArrowDown', 'two'],
  ['two', 'ArrowUp', 'one'],
  ['one', 'ArrowUp', 'one'],
  ['four', 'ArrowDown', 'four'],
  ['two', 'End', 'four'],
  ['three', 'Home', 'one'],
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowUp', 'a'],
  ['b', 'ArrowDown', 'three'],
  ['a', 'ArrowUp', 'one'],
])('on %s %s leads to %s, and the page does not scroll', (from, key, to) => {
  expect(press(from, key)).toBe(true)
  expect(focused()).toBe(to)
})

test('digits choose among the options of a row, also from within; other rows and digits beyond them do nothing', () => {
  expect(press('two', '2')).toBe(true)
  expect(press('a', '1')).toBe(true)
  expect(handlers.choose.mock.calls).toEqual([
    [VIEWS.get(2), options[1]],
    [VIEWS.get(2), options[0]],
  ])
  for (const [id, key] of [
    ['two', '3'],
    ['two', '0'],
    ['one', '1'],
    ['two', '12'],
  ] as const)
    expect(press(id, key)).toBe(false)
  expect(handlers.choose).toHaveBeenCalledTimes(2)
})

test.each(['Delete', 'Backspace'])(
  '%s removes the row that has the focus, not one whose button has it',
  (key) => {
    expect(press('three', key)).toBe(true)
    expect(handlers.remove).toHaveBeenCalledWith(3)
    expect(press('action', key)).toBe(false)
    expect(press('count', key)).toBe(false)
    expect(handlers.remove).toHaveBeenCalledTimes(1)
  },
)

test('Enter takes the next step of a row: its action, its first option, its count', () => {
  expect(press('three', 'Enter')).toBe(true)
  expect(acted).toHaveBeenCalledTimes(1)
  press('two', 'Enter')
  expect(focused()).toBe('a')
  press('one', 'Enter')
  expect(focused()).toBe('count')
  expect(press('four', 'Enter')).toBe(true)
  expect(focused()).toBe('four')
  expect(press('action', 'Enter')).toBe(false)
})

test('fields, combinations of keys and what lies outside keep their own keys', () => {
  expect(press('count', 'ArrowDown')).toBe(false)
  expect(press('count', '1')).toBe(false)
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(press('one', 'ArrowDown', { [modifier]: true })).toBe(false)
  expect(press('other', 'ArrowDown')).toBe(false)
  expect(press('outside', 'ArrowDown')).toBe(false)
  expect(press('one', 'F5')).toBe(false)
  expect(focused()).toBe('one')
})
