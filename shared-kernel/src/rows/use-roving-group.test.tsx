import { fireEvent, render, screen } from '@testing-library/react'
import { useRovingGroup } from './use-roving-group'

function Group() {
  const group = useRovingGroup<HTMLDivElement>()
  return (
    <div {...group}>
      <button type="button">Раз</button>
      <input aria-label="Два" />
      <button type="button">Три</button>
    </div>
  )
}
const control = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name)
const press = (name: string, keys: object) => {
  control(name).focus()
  return fireEvent.keyDown(control(name), keys)
}
beforeEach(() => {
  render(<Group />)
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s the arrows are the browser’s', (held) => {
  expect(press('Раз', { key: 'ArrowRight', [held]: true })).toBe(true)
  expect(control('Раз')).toHaveFocus()
})

test('an arrow that moves is not the browser’s; one at the end and other keys are', () => {
  expect(press('Раз', { key: 'ArrowRight' })).toBe(false)
  expect(control('Два')).toHaveFocus()
  expect(press('Раз', { key: 'ArrowLeft' })).toBe(true)
  expect(press('Раз', { key: 'ArrowDown' })).toBe(true)
})

test('in a text the arrows are the text’s', () => {
  expect(press('Два', { key: 'ArrowRight' })).toBe(true)
  expect(control('Два')).toHaveFocus()
})

test('Tab stops at the control that had the focus last, and at it alone', () => {
  const stops = () => ['Раз', 'Два', 'Три'].map((name) => control(name).tabIndex)
  expect(stops()).toEqual([0, -1, -1])
  fireEvent.focus(control('Три'))
  expect(stops()).toEqual([-1, -1, 0])
})
