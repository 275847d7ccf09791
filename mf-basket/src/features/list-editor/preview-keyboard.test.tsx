import { testProducts } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { KeyboardEvent } from 'react'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE } from '../../testing/catalogue'
import { renderModal } from '../../testing/render-page'
import type { RowState, RowView } from './model/view-rows'
import { pressInRows } from './rows/preview-keys'
import type { RowHandlers } from './rows/use-row-handlers'

describe('preview-keyboard', () => {
  const { data: state, called } = basketApi()

  beforeEach(() => {
    state.catalogue = CATALOGUE
  })

  const LIST = ['184302\t48', '100241\t5', 'скотч прозрачный\t12', '405171\t2', '100241\t10'].join('\n')

  const row = (number: number) => screen.getByRole('listitem', { name: new RegExp(`^Строка ${number}:`) })
  const noRow = (number: number) => screen.queryByRole('listitem', { name: new RegExp(`^Строка ${number}:`) })
  const inRow = (number: number) => within(row(number))
  const quantity = (number: number) => inRow(number).getByRole('textbox', { name: /^Количество/ })
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const open = async (text: string, basket: 'main' | 'loyalty' = 'main') => {
    const rendered = renderModal('pastePreview', { text, basket })
    await waitFor(() => expect(screen.queryByText('Ищем товар')).not.toBeInTheDocument(), { timeout: 5000 })
    await screen.findByRole('listitem', { name: /^Строка 1:/ })
    return rendered
  }
  const requests = () => called('POST').filter((call) => !call.includes('/match/'))

  test('a name of several products is decided by its digit, and can be changed again', async () => {
    await open(LIST)
    await userEvent.clear(quantity(3))
    await userEvent.type(quantity(3), '15{Tab}')
    act(() => row(3).focus())
    await userEvent.keyboard('2')
    expect(row(3)).toHaveTextContent('Скотч прозрачный 19 мм')
    expect(quantity(3)).toHaveValue('15')
    expect(row(3)).toHaveFocus()
    await press('Изменить товар строки 3')
    await userEvent.click(inRow(3).getByRole('button', { name: /48\sмм/ }))
    expect(row(3)).toHaveTextContent('Скотч прозрачный 48 мм')
    expect(row(3)).toHaveTextContent('выбрано')
  })

  test('Ctrl+Enter adds from anywhere, with the count that is being typed; then the window closes', async () => {
    const { kernel } = await open('184302 3')
    await userEvent.clear(quantity(1))
    await userEvent.type(quantity(1), '9{Control>}{Enter}{/Control}')
    await waitFor(() => expect(requests()).toEqual([expect.stringContaining('products[1]=9')]))
    await waitFor(() => expect(kernel.modals.current()).toEqual([]))
  })

  test('Del removes a row, the focus goes to the next one, Ctrl+Z brings it back', async () => {
    await open(LIST)
    act(() => row(1).focus())
    await userEvent.keyboard('{ArrowDown}{Delete}')
    expect(noRow(2)).not.toBeInTheDocument()
    expect(row(3)).toHaveFocus()
    // What repeated it is now the first of its product.
    expect(quantity(5)).toHaveValue('10')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(row(2)).toBeVisible()
    expect(screen.queryByText(/убрана/)).not.toBeInTheDocument()
  })
})

describe('preview-keys', () => {
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
})
