import { act, render } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { useFixedBar } from './use-fixed-bar'

interface BarProps {
  edge: 'top' | 'bottom'
  height: number
  style?: CSSProperties
}

function Bar({ edge, height, style }: BarProps) {
  return <div {...useFixedBar(edge)} data-height={height} style={style} />
}

/** jsdom lays nothing out: bars have the height that they say, and tell it when the browser would. */
const observers = new Set<() => void>()
class TestObserver {
  constructor(private readonly tell: () => void) {}
  observe() {
    observers.add(this.tell)
  }
  disconnect() {
    observers.delete(this.tell)
  }
}
const { getBoundingClientRect } = Element.prototype
beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: TestObserver })
  Element.prototype.getBoundingClientRect = function () {
    return { height: Number(this.getAttribute('data-height')) } as DOMRect
  }
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
  Element.prototype.getBoundingClientRect = getBoundingClientRect
  observers.clear()
})

const layOut = () =>
  act(async () => {
    for (const tell of observers) tell()
  })
const padding = () => {
  const { scrollPaddingTop, scrollPaddingBottom } = document.documentElement.style
  return [scrollPaddingTop, scrollPaddingBottom]
}

test.each([
  ['fixed', '72px'],
  ['sticky', '72px'],
  ['static', '8px'],
  ['relative', '8px'],
] as const)('a bar that is %s keeps %s free of what has the focus', async (position, free) => {
  render(<Bar edge="bottom" height={64} style={{ position }} />)
  await layOut()
  expect(padding()[1]).toBe(free)
})

test('how far a bar stands from its edge counts, and each edge for itself', async () => {
  render(
    <>
      <Bar edge="top" height={60} style={{ position: 'sticky', top: 4, bottom: 100 }} />
      <Bar edge="bottom" height={50} style={{ position: 'fixed', top: 100, bottom: 12 }} />
    </>,
  )
  await layOut()
  expect(padding()).toEqual(['72px', '70px'])
})

test('of the bars at one edge the highest counts; one that is not shown does not; one that goes gives its place back', async () => {
  const bars = (heights: number[]) =>
    heights.map((height) => (
      <Bar key={height} edge="bottom" height={height} style={{ position: 'fixed', bottom: 20 }} />
    ))
  const { rerender } = render(bars([0, 40, 90]))
  await layOut()
  expect(padding()[1]).toBe('118px')
  await act(async () => rerender(bars([0, 40])))
  expect(padding()[1]).toBe('68px')
  await act(async () => rerender(bars([0])))
  expect(padding()[1]).toBe('8px')
})
