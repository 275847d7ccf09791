import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { focusQuantity, focusRow, handOver } from './focus-row'
import { rowKeys, useRowSelection } from './index'

function Rows() {
  return (
    <>
      <ul data-rows="">
        {['Бумага', 'Ручка', 'Папка'].map((name) => (
          <li key={name} data-row={name}>
            <div>
              <span aria-hidden="true">
                <a href={`#${name}`}>картинка</a>
              </span>
              <a href={`#${name}`}>{name}</a>
            </div>
            <div>
              {name !== 'Ручка' && (
                <input aria-label={`Сколько: ${name}`} data-quantity="" defaultValue="12" />
              )}
              <button type="button" onClick={handOver}>
                Добавить {name}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <a href="#out">Снаружи</a>
    </>
  )
}

describe('focus-row', () => {
  const link = (name: string) => screen.getByRole('link', { name })
  const field = (name: string) => screen.getByLabelText(`Сколько: ${name}`)
  const row = (name: string) => link(name).closest('[data-row]')
  beforeEach(() => {
    render(<Rows />)
  })

  test('from the quantity of a row the focus goes to the row above or below', () => {
    expect(focusQuantity(row('Папка'), -1)).toBe(row('Ручка'))
    expect(focusQuantity(row('Бумага'), 1)).toBe(row('Ручка'))
    expect(focusQuantity(row('Ручка'), 1)).toBeUndefined()
    expect(focusQuantity(null, 1)).toBeUndefined()
  })

  test('a button that is pressed by a key hands the focus on to the quantity, by the mouse it keeps it', async () => {
    const add = screen.getByRole('button', { name: 'Добавить Бумага' })
    await userEvent.click(add)
    expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(field('Бумага')).toHaveFocus()
  })

  test('a control that cannot be seen is passed over', () => {
    HTMLElement.prototype.checkVisibility = function checkVisibility() {
      return this.textContent !== 'Ручка'
    }
    focusRow(link('Бумага'), 'next')
    expect(link('Папка')).toHaveFocus()
    Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
  })
})

const NAMES = ['Бумага', 'Ручка', 'Папка']

function RowsOfRowKeys() {
  const selection = useRowSelection(NAMES)
  return (
    <ul {...rowKeys({ selection })} {...selection.listProps}>
      {NAMES.map((name) => (
        <li key={name} data-row={name}>
          {[
            <input
              key="box"
              type="checkbox"
              aria-label={`Выбрать ${name}`}
              checked={selection.selected.has(name)}
              onChange={() => undefined}
            />,
            <a key="link" href={`#${name}`}>
              {name}
            </a>,
            <input key="text" aria-label={`Заметка ${name}`} />,
            <select key="select" aria-label={`Цвет ${name}`} />,
            <textarea key="area" aria-label={`Письмо ${name}`} />,
            <input key="radio" type="radio" aria-label={`Главная ${name}`} />,
          ].map((control) => (
            <div key={control.key}>{control}</div>
          ))}
        </li>
      ))}
    </ul>
  )
}

const link = (name: string) => screen.getByRole('link', { name })

describe('row-keys', () => {
  const labelled = (name: string) => screen.getByLabelText(name)
  /** Presses a key on a control; tells whether the browser still does what it does with it. */
  const press = (on: HTMLElement, keys: object) => {
    on.focus()
    return fireEvent.keyDown(on, keys)
  }

  test('a key that moves is not the browser’s; one that finds no row is, and so are arrows with another key', () => {
    render(<RowsOfRowKeys />)
    expect(press(link('Бумага'), { key: 'ArrowDown' })).toBe(false)
    expect(link('Ручка')).toHaveFocus()
    expect(press(link('Папка'), { key: 'ArrowDown' })).toBe(true)
    expect(press(link('Бумага'), { key: 'x' })).toBe(true)
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(press(link('Бумага'), { key: 'ArrowDown', [held]: true })).toBe(true)
    expect(link('Бумага')).toHaveFocus()
  })

  test('controls that need them keep the arrows and the ends; a text keeps the ends, and goes by the arrows', () => {
    render(<RowsOfRowKeys />)
    for (const control of ['Цвет', 'Письмо', 'Главная'])
      for (const key of ['ArrowDown', 'End']) expect(press(labelled(`${control} Бумага`), { key })).toBe(true)
    for (const key of ['Home', 'End']) expect(press(labelled('Заметка Ручка'), { key })).toBe(true)
    expect(press(labelled('Заметка Ручка'), { key: 'ArrowDown' })).toBe(false)
    expect(labelled('Заметка Папка')).toHaveFocus()
  })
})
