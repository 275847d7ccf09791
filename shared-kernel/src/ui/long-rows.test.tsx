import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef, type RefObject } from 'react'
import LongRows from './long-rows'
import type { VirtualRowsProps } from './virtual-rows'

const MANY = 120
const HEIGHT = 40

/** jsdom lays nothing out: rows have their height, and the list stands where a test says. */
const place = { top: 0 }
const observed = new Map<Element, () => void>()
class TestObserver {
  constructor(private readonly tell: () => void) {}
  observe(element: Element) {
    observed.set(element, this.tell)
  }
  unobserve(element: Element) {
    observed.delete(element)
  }
  disconnect() {
    for (const [element, tell] of observed) if (tell === this.tell) observed.delete(element)
  }
}
const { getBoundingClientRect } = Element.prototype
const { ResizeObserver } = globalThis
beforeEach(() => {
  place.top = 0
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Object.assign(globalThis, { ResizeObserver: TestObserver })
  Element.prototype.getBoundingClientRect = function () {
    const isList = this.tagName === 'UL'
    const top = isList ? place.top - window.scrollY - (this.parentElement?.scrollTop ?? 0) : 0
    return { top, bottom: top, left: 0, right: 0, width: 0, height: 0 } as DOMRect
  }
})
afterEach(() => {
  Object.assign(globalThis, { ResizeObserver })
  Element.prototype.getBoundingClientRect = getBoundingClientRect
  Object.assign(window, { scrollY: 0 })
  observed.clear()
})

const list = (props: Partial<VirtualRowsProps<number>> = {}) => (
  <LongRows
    aria-label="Товары"
    items={Array.from({ length: MANY }, (_, index) => index)}
    keyOf={(item) => `row ${item}`}
    rowHeight={HEIGHT}
    {...props}
  >
    {(item, row) => (
      <li {...row}>
        <button type="button">Товар {item}</button>
      </li>
    )}
  </LongRows>
)
const rows = () => [...screen.getByRole('list', { name: 'Товары' }).querySelectorAll('li')]
const shown = () => rows().map(({ dataset }) => Number(dataset.index))
const scrollTo = (scrollY: number) => {
  Object.assign(window, { scrollY })
  fireEvent.scroll(window)
}

test('the rows that are near the screen are those of where the page stands', () => {
  render(list())
  expect(shown()[0]).toBe(0)
  scrollTo(60 * HEIGHT)
  const [first = 0] = shown()
  expect(first).toBe(60 - 8)
  expect(shown().at(-1)).toBeLessThan(100)
  expect(rows()[0]).toHaveStyle({ top: `${first * HEIGHT}px` })
})

test('what stands above the list is not of it', () => {
  place.top = 30 * HEIGHT
  render(list())
  scrollTo(60 * HEIGHT)
  expect(shown()[0]).toBe(30 - 8)
  expect(rows()[0]).toHaveStyle({ top: `${(30 - 8) * HEIGHT}px` })
})

test('the row with the focus stays in its place in the document, wherever the page is', () => {
  render(list())
  act(() => screen.getByText('Товар 3').focus())
  scrollTo(60 * HEIGHT)
  expect(screen.getByText('Товар 3')).toHaveFocus()
  expect(shown().slice(0, 2)).toEqual([3, 52])
  scrollTo(0)
  expect(shown().filter((index) => index === 3)).toHaveLength(1)
  expect(shown()).toEqual([...shown()].sort((one, other) => one - other))
})

test('a list is as high as all of its rows, beside the look that it is given', () => {
  render(list({ style: { marginTop: 5 } }))
  const look = { marginTop: '5px', position: 'relative', height: `${MANY * HEIGHT}px` }
  expect(screen.getByRole('list')).toHaveStyle(look)
  expect(screen.getByRole('list')).not.toHaveAttribute('data-long')
  fireEvent.keyDown(screen.getByText('Товар 0'), { key: 'End' })
  expect(rows()).toHaveLength(MANY)
  expect(screen.getByRole('list')).toHaveAttribute('data-long')
  expect(screen.getByRole('list').style.height).toBe('')
  expect(screen.getByRole('list')).toHaveStyle({ marginTop: '5px' })
})

test('a row says its place among all, and keeps its key when others come before it', () => {
  const { rerender } = render(list({ items: [10, 11, 12] }))
  const button = screen.getByText('Товар 11')
  expect(button.parentElement).toHaveAttribute('aria-posinset', '2')
  expect(button.parentElement).toHaveAttribute('aria-setsize', '3')
  rerender(list({ items: [9, 10, 11, 12] }))
  expect(screen.getByText('Товар 11')).toBe(button)
  expect(button.parentElement).toHaveAttribute('aria-posinset', '3')
})

describe('within something that scrolls', () => {
  const scroller: RefObject<HTMLDivElement | null> = createRef()
  const open = () => {
    const { rerender } = render(<div ref={scroller} />)
    Object.defineProperty(scroller.current, 'clientHeight', { value: 600 })
    rerender(<div ref={scroller}>{list({ scroller })}</div>)
  }
  const scroll = (scrollTop: number) => {
    const { current } = scroller
    if (!current) throw new Error('nothing scrolls')
    current.scrollTop = scrollTop
    fireEvent.scroll(current)
  }

  test('the rows are those of where it stands; the page does not matter', () => {
    open()
    expect(shown()[0]).toBe(0)
    scrollTo(60 * HEIGHT)
    expect(shown()[0]).toBe(0)
    scroll(60 * HEIGHT)
    expect(shown()[0]).toBe(52)
  })
})

describe('a row that is to be seen', () => {
  test('is scrolled to in the middle, as long as rows are left out', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: MANY * HEIGHT,
      configurable: true,
    })
    const scrolled = jest.spyOn(window, 'scrollTo')
    const { rerender } = render(list())
    rerender(list({ shown: { key: 'row 80' } }))
    const [options] = scrolled.mock.lastCall ?? []
    expect(options).toMatchObject({ top: 80 * HEIGHT + HEIGHT / 2 - window.innerHeight / 2 })
    Reflect.deleteProperty(document.documentElement, 'scrollHeight')
  })

  test('is brought into view by the browser where all of them are there', () => {
    const viewed: unknown[] = []
    HTMLElement.prototype.scrollIntoView = function scrollIntoView(options) {
      viewed.push([this.textContent, options])
    }
    const { rerender } = render(list())
    fireEvent.keyDown(document.body, { key: 'F3' })
    rerender(list({ shown: { key: 'row 80' } }))
    expect(viewed).toEqual([['Товар 80', { block: 'nearest' }]])
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  })
})

test('printing brings all rows, unless something else is printed', () => {
  const { rerender } = render(list({ printed: false }))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(rows().length).toBeLessThan(MANY)
  rerender(list())
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(rows()).toHaveLength(MANY)
})
