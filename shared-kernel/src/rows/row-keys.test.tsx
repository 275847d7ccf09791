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
const chosen = () => screen.getByRole('status').textContent
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

test('a box goes to the ends', () => {
  render(<Rows />)
  expect(press(labelled('Выбрать Ручка'), { key: 'End' })).toBe(false)
  expect(labelled('Выбрать Папка')).toHaveFocus()
})

test('keys beside the rows are nobody’s', () => {
  render(<Rows />)
  expect(press(screen.getByText('Вне строк'), { key: 'ArrowDown' })).toBe(true)
})

test('Enter on a box opens its row, on other controls it is theirs', () => {
  render(<Rows />)
  const clicked = jest.fn((event: Event) => event.preventDefault())
  link('Ручка').addEventListener('click', clicked)
  expect(press(labelled('Выбрать Ручка'), { key: 'Enter' })).toBe(false)
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(press(labelled('Заметка Ручка'), { key: 'Enter' })).toBe(true)
})

test.each(['ctrlKey', 'metaKey'])('%s+A on a box selects all; without it, or elsewhere, nothing', (held) => {
  render(<Rows />)
  expect(press(labelled('Выбрать Ручка'), { key: 'a', code: 'KeyA' })).toBe(true)
  expect(press(labelled('Заметка Ручка'), { key: 'a', code: 'KeyA', [held]: true })).toBe(true)
  expect(press(labelled('Выбрать Ручка'), { key: 'b', code: 'KeyB', [held]: true })).toBe(true)
  expect(chosen()).toBe('')
  expect(press(labelled('Выбрать Ручка'), { key: 'a', code: 'KeyA', [held]: true })).toBe(false)
  expect(chosen()).toBe('Бумага Ручка Папка')
})

test('Space on a link ticks its row and unticks it, with Shift all between; in a text it is a space', () => {
  render(<Rows />)
  expect(press(labelled('Заметка Ручка'), { key: ' ' })).toBe(true)
  expect(press(link('Бумага'), { key: ' ' })).toBe(false)
  expect(chosen()).toBe('Бумага')
  press(link('Папка'), { key: ' ', shiftKey: true })
  expect(chosen()).toBe('Бумага Ручка Папка')
  press(link('Ручка'), { key: ' ' })
  expect(chosen()).toBe('Бумага Папка')
})

test('Shift with an arrow on a box selects both rows; at the end it selects nothing', () => {
  render(<Rows />)
  press(labelled('Выбрать Папка'), { key: 'ArrowDown', shiftKey: true })
  expect(chosen()).toBe('')
  press(labelled('Выбрать Папка'), { key: 'ArrowUp', shiftKey: true })
  expect(chosen()).toBe('Ручка Папка')
})

test('a list without selection has none of its keys', () => {
  render(<Rows selectable={false} />)
  expect(press(link('Бумага'), { key: ' ' })).toBe(true)
  expect(press(labelled('Выбрать Ручка'), { key: 'Enter' })).toBe(true)
  expect(press(labelled('Выбрать Ручка'), { key: 'ArrowDown', shiftKey: true })).toBe(true)
})
