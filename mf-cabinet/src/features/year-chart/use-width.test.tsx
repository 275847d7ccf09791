import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useWidth } from './use-width'

function Measured({ empty = false }: { empty?: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place, 720)
  return (
    <>
      {!empty && <div ref={place} data-place />}
      <output>{width}</output>
    </>
  )
}
const width = () => screen.getByRole('status').textContent

/** A browser that measures; tells how wide every element is from now on. */
function measuringBrowser(first: number) {
  const state = { width: first, observed: [] as Element[], stopped: 0 }
  const told: { tell?: () => void } = {}
  window.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      told.tell = () => tell([], this)
    }
    observe(element: Element) {
      state.observed.push(element)
    }
    unobserve() {}
    disconnect() {
      state.stopped += 1
    }
  }
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => state.width)
  return {
    state,
    resize: (to: number) => {
      state.width = to
      act(() => told.tell?.())
    },
  }
}
afterEach(() => {
  Reflect.deleteProperty(window, 'ResizeObserver')
  jest.restoreAllMocks()
})

test('where the browser cannot measure it is what is assumed', () => {
  render(<Measured />)
  expect(width()).toBe('720')
})

test('it is measured at once, and as it changes', () => {
  const { state, resize } = measuringBrowser(500)
  render(<Measured />)
  expect(width()).toBe('500')
  expect(state.observed).toEqual([document.querySelector('[data-place]')])
  resize(320)
  expect(width()).toBe('320')
})

test('what is not laid out keeps its width', () => {
  const { resize } = measuringBrowser(0)
  render(<Measured />)
  expect(width()).toBe('720')
  resize(320)
  resize(0)
  expect(width()).toBe('320')
})

test('without an element it is what is assumed', () => {
  const { state } = measuringBrowser(500)
  render(<Measured empty />)
  expect(width()).toBe('720')
  expect(state.observed).toEqual([])
})

test('an element that goes is no longer watched', () => {
  const { state } = measuringBrowser(500)
  const { unmount } = render(<Measured />)
  expect(state.stopped).toBe(0)
  unmount()
  expect(state.stopped).toBe(1)
})
