import { fireEvent, render, screen } from '@testing-library/react'
import { rowKeys, useRowSelection } from './index'

const NAMES = ['Бумага', 'Ручка', 'Папка']

function Rows({ selectable = true }: { selectable?: boolean }) {
  const selection = useRowSelection(NAMES)
  return (
    <>
      <output>{[...selection.selected].join(' ')}</output>
      <ul {...rowKeys(selectable ? { selection } : {})} {...selection.listProps}>
        <li>
          <button type="button">Вне строк</button>
        </li>
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
    </>
  )
}
const link = (name: string) => screen.getByRole('link', { name })
const labelled = (name: string) => screen.getByLabelText(name)
/** Presses a key on a control; tells whether the browser still does what it does with it. */
const press = (on: HTMLElement, keys: object) => {
  on.focus()
  return fireEvent.keyDown(on, keys)
}

test('a key that moves is not the browser’s; one that finds no row is', () => {
  render(<Rows />)
  expect(press(link('Бумага'), { key: 'ArrowDown' })).toBe(false)
  expect(link('Ручка')).toHaveFocus()
  expect(press(link('Папка'), { key: 'ArrowDown' })).toBe(true)
  expect(press(link('Бумага'), { key: 'x' })).toBe(true)
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s the arrows are the browser’s', (held) => {
  render(<Rows />)
  expect(press(link('Бумага'), { key: 'ArrowDown', [held]: true })).toBe(true)
  expect(link('Бумага')).toHaveFocus()
})

test.each(['Цвет', 'Письмо', 'Главная'])('«%s» keeps the arrows and the ends', (control) => {
  render(<Rows />)
  for (const key of ['ArrowDown', 'End']) expect(press(labelled(`${control} Бумага`), { key })).toBe(true)
})

test('a text keeps Home and End, and goes by the arrows', () => {
  render(<Rows />)
  for (const key of ['Home', 'End']) expect(press(labelled('Заметка Ручка'), { key })).toBe(true)
  expect(press(labelled('Заметка Ручка'), { key: 'ArrowDown' })).toBe(false)
  expect(labelled('Заметка Папка')).toHaveFocus()
})
