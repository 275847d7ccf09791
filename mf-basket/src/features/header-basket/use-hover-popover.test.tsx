import { act, fireEvent, render, screen } from '@testing-library/react'
import { useHoverPopover } from './use-hover-popover'

function Place({ allowed = true }: { allowed?: boolean }) {
  const { open, close, place, link } = useHoverPopover(allowed)
  return (
    <>
      <section aria-label="Место" {...place}>
        <a href="#basket" {...link}>
          Корзина
        </a>
        {open && (
          <button type="button" onClick={close}>
            Внутри
          </button>
        )}
      </section>
      <button type="button">Снаружи</button>
    </>
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const place = () => screen.getByRole('region', { name: 'Место' })
const link = () => screen.getByRole('link', { name: 'Корзина' })
const isOpen = () => screen.queryByRole('button', { name: 'Внутри' }) !== null
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
// jsdom has no pointer events of its own.
const enter = (pointerType = 'mouse') =>
  fireEvent(place(), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }))
const leave = () => fireEvent(place(), new MouseEvent('pointerout', { bubbles: true }))
const click = (detail: number) => fireEvent.click(link(), { detail })
const openByKey = () => {
  link().focus()
  click(0)
}

test('it opens when the pointer has stayed for 200 ms, and closes when it has been away for 250', () => {
  render(<Place />)
  enter()
  pass(199)
  expect(isOpen()).toBe(false)
  pass(1)
  expect(isOpen()).toBe(true)
  expect(link()).toHaveAttribute('aria-expanded', 'true')
  leave()
  pass(249)
  expect(isOpen()).toBe(true)
  pass(1)
  expect(isOpen()).toBe(false)
  expect(link()).toHaveAttribute('aria-expanded', 'false')
})

test('a pointer that only passes opens nothing, one that comes back in time keeps it open', () => {
  render(<Place />)
  enter()
  pass(150)
  leave()
  pass(1000)
  expect(isOpen()).toBe(false)
  enter()
  pass(200)
  leave()
  pass(200)
  enter()
  pass(1000)
  expect(isOpen()).toBe(true)
})

test('a finger opens nothing by touching, and nothing opens where there is nothing to show', () => {
  const { rerender } = render(<Place />)
  enter('touch')
  pass(1000)
  expect(isOpen()).toBe(false)
  rerender(<Place allowed={false} />)
  enter()
  pass(1000)
  openByKey()
  expect(isOpen()).toBe(false)
})

test('Enter opens it first and follows the link then; a click follows it at once', () => {
  render(<Place />)
  link().focus()
  expect(click(0)).toBe(false)
  expect(isOpen()).toBe(true)
  expect(click(0)).toBe(true)
  expect(isOpen()).toBe(false)
  enter()
  expect(click(1)).toBe(true)
  pass(1000)
  expect(isOpen()).toBe(false)
})

test('Esc closes it, goes no further and gives the focus back; other keys do not', () => {
  const further = jest.fn()
  render(<Place />)
  document.addEventListener('keydown', further)
  openByKey()
  const inside = screen.getByRole('button', { name: 'Внутри' })
  inside.focus()
  fireEvent.keyDown(inside, { key: 'ArrowDown' })
  expect(isOpen()).toBe(true)
  expect(further).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(inside, { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(link()).toHaveFocus()
  expect(further).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(link(), { key: 'Escape' })
  expect(further).toHaveBeenCalledTimes(2)
  document.removeEventListener('keydown', further)
})

test('it closes when the focus goes elsewhere, not when it goes into it or leaves the window', () => {
  render(<Place />)
  openByKey()
  const inside = screen.getByRole('button', { name: 'Внутри' })
  fireEvent.blur(link(), { relatedTarget: inside })
  fireEvent.blur(inside, { relatedTarget: null })
  expect(isOpen()).toBe(true)
  fireEvent.blur(inside, { relatedTarget: screen.getByRole('button', { name: 'Снаружи' }) })
  expect(isOpen()).toBe(false)
})

test('what is inside can close it at once', () => {
  render(<Place />)
  openByKey()
  fireEvent.click(screen.getByRole('button', { name: 'Внутри' }))
  expect(isOpen()).toBe(false)
})
