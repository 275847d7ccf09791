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

test('a control that cannot be seen is passed over', () => {
  HTMLElement.prototype.checkVisibility = function checkVisibility() {
    return this.getAttribute('aria-label') !== 'Последняя'
  }
  show(CONTROLS)
  expect(tab(control('Четвёртая'))).toBe(false)
  expect(control('Первая')).toHaveFocus()
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
})
