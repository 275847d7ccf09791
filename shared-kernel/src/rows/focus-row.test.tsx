import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { focusQuantity, focusRow, handOver } from './focus-row'

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
