import { act, render } from '@testing-library/react'
import type { CSSProperties, ReactNode } from 'react'
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
    const [height, top] = ['data-height', 'data-top'].map((name) => Number(this.getAttribute(name)))
    return { height, top, bottom: (top ?? 0) + (height ?? 0) } as DOMRect
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
  ['static', '8px'],
] as const)('a bar that is %s keeps %s free of what has the focus', async (position, free) => {
  render(<Bar edge="bottom" height={64} style={{ position }} />)
  await layOut()
  expect(padding()[1]).toBe(free)
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

describe('a bar that comes', () => {
  const shown: (string | null)[] = []
  beforeEach(() => {
    shown.length = 0
    Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true })
    Element.prototype.scrollIntoView = function (options) {
      expect(options).toEqual({ block: 'nearest' })
      shown.push(this.getAttribute('data-top'))
    }
  })
  afterEach(() => {
    Reflect.deleteProperty(document.documentElement, 'clientHeight')
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  const focus = (input: HTMLInputElement | null) => input?.focus()
  const field = (top: number) => <input ref={focus} data-top={top} data-height={34} />
  const open = async (content: ReactNode, edge: 'top' | 'bottom', height = 64) => {
    render(
      <>
        {content}
        <Bar edge={edge} height={height} style={{ position: 'fixed' }} />
      </>,
    )
    await layOut()
  }

  test.each([
    ['bottom', 703, true],
    ['bottom', 702, false],
    ['top', 63, true],
    ['top', 64, false],
  ] as const)('at the %s over what has the focus (%i px) clears it: %s', async (edge, top, isCleared) => {
    await open(field(top), edge)
    expect(shown).toEqual(isCleared ? [String(top)] : [])
  })

  test('leaves what stands in a bar or a dialog, and what is covered by one of the same height', async () => {
    await open(<div data-bar="top">{field(790)}</div>, 'bottom')
    await open(<div role="dialog">{field(790)}</div>, 'bottom', 65)
    act(() => (document.activeElement as HTMLElement).blur())
    await open(null, 'bottom', 70)
    await open(field(790), 'bottom', 70)
    expect(shown).toEqual([])
  })
})
