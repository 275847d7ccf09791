import { announceBlur, announceFocus, restoreSelection, selectionOf } from './focus'

const put = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLInputElement
}
afterEach(() => document.body.replaceChildren())

test('a text has a caret, other controls have none', () => {
  const field = put('<input value="бумага">')
  field.setSelectionRange(2, 4)
  expect(selectionOf(field)).toEqual([2, 4])
  expect(selectionOf(put('<input type="email" value="a@b.ru">'))).toBeUndefined()
  expect(selectionOf(put('<button>Найти</button>'))).toBeUndefined()
  const select = put('<select></select>')
  expect(selectionOf(select)).toBeUndefined()
  expect(() => restoreSelection(select, undefined)).not.toThrow()
})

test('a focus is told without changing what is selected, whatever hears of it', () => {
  const field = put('<input value="бумага">')
  field.focus()
  field.setSelectionRange(1, 3)
  const heard = jest.fn(() => field.select())
  document.body.addEventListener('focusin', heard, { once: true })
  announceFocus(field)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(selectionOf(field)).toEqual([1, 3])
})

test('only a field that is left is told of as left', () => {
  const field = put('<input>')
  field.focus()
  const heard = jest.fn()
  document.body.addEventListener('focusout', heard)
  announceBlur(field)
  expect(heard).not.toHaveBeenCalled()
  field.blur()
  heard.mockClear()
  announceBlur(field)
  expect(heard).toHaveBeenCalledTimes(1)
  document.body.removeEventListener('focusout', heard)
})
