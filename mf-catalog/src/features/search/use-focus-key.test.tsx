import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useFocusKey } from './use-focus-key'

const seen = { isVisible: true }
beforeEach(() => {
  seen.isVisible = true
  HTMLElement.prototype.checkVisibility = () => seen.isVisible
})

function Search() {
  const field = useRef<HTMLInputElement>(null)
  useFocusKey(field)
  return (
    <>
      <input ref={field} aria-label="Поиск" defaultValue="ручка" />
      <textarea aria-label="Отзыв" />
      <select aria-label="Выбор" />
      <div contentEditable data-testid="text" suppressContentEditableWarning>
        <b>Текст</b>
      </div>
      <button type="button">Кнопка</button>
    </>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Поиск' })
/** @returns whether the key was taken */
const press = (target: Element | Document, init: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(target, { key: '/', ...init })

test.each(['Поиск', 'Отзыв', 'Выбор'])('in «%s» it is a letter', (name) => {
  render(<Search />)
  expect(press(screen.getByLabelText(name))).toBe(false)
  expect(field()).not.toHaveFocus()
})

test('so it is in a text that is edited', () => {
  render(<Search />)
  expect(press(screen.getByText('Текст'))).toBe(false)
})

test('a field that is not seen takes no key, nor one that is gone', () => {
  const { unmount } = render(<Search />)
  seen.isVisible = false
  expect(press(document.body)).toBe(false)
  seen.isVisible = true
  unmount()
  expect(press(document.body)).toBe(false)
})
