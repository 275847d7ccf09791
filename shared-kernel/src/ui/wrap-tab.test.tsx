import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { wrapTab } from './wrap-tab'

const show = (controls: ReactNode) =>
  render(
    <>
      <div role="dialog" tabIndex={-1} onKeyDown={wrapTab}>
        {controls}
      </div>
      <button type="button">Снаружи</button>
    </>,
  )
const dialog = () => screen.getByRole('dialog')
/** Presses Tab where the focus is; tells whether the browser still moves it. */
const tab = (on: HTMLElement, keys: { shiftKey?: boolean; key?: string } = {}) => {
  on.focus()
  return fireEvent.keyDown(on, { key: 'Tab', ...keys })
}
const control = (name: string) => screen.getByLabelText(name)

const CONTROLS = (
  <>
    <input type="hidden" />
    <button type="button" disabled>
      Выключена
    </button>
    <a href="/one" aria-label="Первая">
      Первая
    </a>
    <input aria-label="Вторая" />
    <select aria-label="Третья" />
    <textarea aria-label="Четвёртая" />
    <button type="button" tabIndex={-1}>
      Без Tab
    </button>
    <div tabIndex={0} role="slider" aria-valuenow={1} aria-label="Последняя" />
    <input disabled />
  </>
)

test('Tab goes from the last control to the first, Shift+Tab back', () => {
  show(CONTROLS)
  expect(tab(control('Последняя'))).toBe(false)
  expect(control('Первая')).toHaveFocus()
  expect(tab(control('Первая'), { shiftKey: true })).toBe(false)
  expect(control('Последняя')).toHaveFocus()
})

test.each(['Первая', 'Вторая', 'Третья', 'Четвёртая'])('from «%s» Tab goes on by itself', (name) => {
  show(CONTROLS)
  expect(tab(control(name))).toBe(true)
  expect(control(name)).toHaveFocus()
})

test.each([
  ['another key', { key: 'Enter' }],
  ['Shift+Tab on the last', { shiftKey: true }],
])('%s moves nothing', (_what, keys) => {
  show(CONTROLS)
  expect(tab(control('Последняя'), keys)).toBe(true)
})

test('from the dialog itself Shift+Tab goes to the last control, Tab to the first by itself', () => {
  show(CONTROLS)
  expect(tab(dialog())).toBe(true)
  expect(tab(dialog(), { shiftKey: true })).toBe(false)
  expect(control('Последняя')).toHaveFocus()
})

test('a dialog without controls keeps the browser’s way', () => {
  show('Загружаем')
  expect(tab(dialog(), { shiftKey: true })).toBe(true)
})

test('a control that cannot be seen is passed over', () => {
  HTMLElement.prototype.checkVisibility = function checkVisibility() {
    return this.getAttribute('aria-label') !== 'Последняя'
  }
  show(CONTROLS)
  expect(tab(control('Четвёртая'))).toBe(false)
  expect(control('Первая')).toHaveFocus()
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
})

test('a key that somebody has taken already moves nothing', () => {
  show(
    <>
      <button type="button">Первая</button>
      <input aria-label="Последняя" onKeyDown={(event) => event.preventDefault()} />
    </>,
  )
  tab(control('Последняя'))
  expect(control('Последняя')).toHaveFocus()
})
