import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useScrollAnchor } from './use-scroll-anchor'

const HEIGHT = 92
const scrollBy = jest.fn()
const layout = { height: HEIGHT }

beforeEach(() => {
  jest.useFakeTimers()
  scrollBy.mockClear()
  layout.height = HEIGHT
  jest.spyOn(window, 'scrollBy').mockImplementation(scrollBy)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => layout.height)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  document.documentElement.removeAttribute('style')
})

function Place({ shown }: { shown: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  useScrollAnchor(place, shown)
  return (
    <>
      <input aria-label="Выше" />
      <div ref={place}>{shown.join()}</div>
      <input aria-label="Ниже" />
      <textarea aria-label="Комментарий" />
      <select aria-label="Сортировка" />
      <button type="button" aria-label="Оформить" />
    </>
  )
}
const NONE: readonly string[] = []
function showAt(name: string | undefined) {
  const { rerender } = render(<Place shown={NONE} />)
  if (name) act(() => screen.getByLabelText(name).focus())
  return (shown: readonly string[]) => rerender(<Place shown={shown} />)
}
const anchor = () => document.documentElement.style.getPropertyValue('overflow-anchor')
const frame = () => act(() => void jest.advanceTimersToNextFrame())

test.each(['Ниже', 'Комментарий', 'Сортировка'])('what comes above «%s» does not move it', (name) => {
  const show = showAt(name)
  show(['Изменили'])
  expect(scrollBy.mock.calls).toEqual([[0, HEIGHT]])
})

test.each(['Выше', 'Оформить', undefined])('nothing is scrolled for who is at «%s»', (name) => {
  const show = showAt(name)
  show(['Изменили'])
  expect(scrollBy).not.toHaveBeenCalled()
  expect(anchor()).toBe('')
})

test('it scrolls by what it grows, shrinks and leaves', () => {
  const show = showAt('Ниже')
  show(['раз'])
  layout.height = 120
  show(['раз', 'два'])
  layout.height = 80
  show(['два'])
  show(NONE)
  expect(scrollBy.mock.calls).toEqual([
    [0, HEIGHT],
    [0, 28],
    [0, -40],
    [0, -80],
  ])
})

test('what changes without growing scrolls nothing', () => {
  const show = showAt('Ниже')
  show(['раз'])
  show(['два'])
  expect(scrollBy).toHaveBeenCalledTimes(1)
})

test('the browser keeps no places by itself until it has laid the page out', () => {
  const show = showAt('Ниже')
  show(['раз'])
  expect(anchor()).toBe('none')
  frame()
  expect(anchor()).toBe('none')
  frame()
  expect(anchor()).toBe('')
})

test('a place that stays empty is not looked at', () => {
  const show = showAt('Ниже')
  show([])
  expect(anchor()).toBe('')
  expect(scrollBy).not.toHaveBeenCalled()
})
