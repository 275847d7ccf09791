import { act, render, renderHook, screen } from '@testing-library/react'
import { useDebounced } from './use-debounced'
import { useNear } from './use-near'
import { usePrinting } from './use-printing'
import { whenIdle } from './when-idle'

describe('use-debounced', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

  test('a value follows once it has not changed for a while', () => {
    const { result, rerender, unmount } = renderHook(({ text }) => useDebounced(text, 300), {
      initialProps: { text: 'в' },
    })
    expect(result.current).toBe('в')
    rerender({ text: 'ве' })
    pass(200)
    rerender({ text: 'век' })
    pass(299)
    expect(result.current).toBe('в')
    pass(1)
    expect(result.current).toBe('век')
    rerender({ text: 'вект' })
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

/** Observers that run; each is told by the test what has come near. */
const observers = new Map<
  (entries: { isIntersecting: boolean }[]) => void,
  { margin?: string; places: Element[] }
>()

function Observer(
  this: Pick<IntersectionObserver, 'observe' | 'disconnect'>,
  tell: (entries: { isIntersecting: boolean }[]) => void,
  options: IntersectionObserverInit = {},
) {
  const own = { margin: options.rootMargin, places: [] as Element[] }
  observers.set(tell, own)
  this.observe = (place) => void own.places.push(place)
  this.disconnect = () => void observers.delete(tell)
}

function Reviews({ ready = true, ahead }: { ready?: boolean; ahead?: number }) {
  const [place, near] = useNear<HTMLElement>(ready, ahead)
  return (
    <section ref={place} aria-label="Отзывы">
      {near ? 'рядом' : 'далеко'}
    </section>
  )
}

const tell = (...near: boolean[]) =>
  act(() => {
    for (const told of observers.keys()) told(near.map((isIntersecting) => ({ isIntersecting })))
  })

const place = () => screen.getByRole('region')

describe('use-near', () => {
  beforeEach(() => {
    observers.clear()
    Object.assign(window, { IntersectionObserver: Observer })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  test('a place is near once it comes within 600 px of the window, and stays so', () => {
    render(<Reviews />)
    expect([...observers.values()]).toEqual([{ margin: '600px', places: [place()] }])
    tell(false)
    expect(place()).toHaveTextContent('далеко')
    tell(false, true)
    expect(place()).toHaveTextContent('рядом')
    expect(observers.size).toBe(0)
  })
})

function Page() {
  return <p>{usePrinting() ? 'на бумаге' : 'на экране'}</p>
}

describe('use-printing', () => {
  test('the page is another one when the browser takes it for the printer, and the old one afterwards', () => {
    const { unmount } = render(<Page />)
    expect(screen.getByText('на экране')).toBeVisible()
    // Not inside act: the page must stand when the listener returns.
    const warned = jest.spyOn(console, 'error').mockReturnValue()
    window.dispatchEvent(new Event('beforeprint'))
    expect(screen.getByText('на бумаге')).toBeVisible()
    warned.mockRestore()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.getByText('на экране')).toBeVisible()
    const ended = jest.spyOn(window, 'removeEventListener')
    unmount()
    expect(ended.mock.calls.map(([name]) => name)).toEqual(
      expect.arrayContaining(['beforeprint', 'afterprint']),
    )
  })
})

describe('when-idle', () => {
  const work = jest.fn()
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
  })

  test('work is done when the browser is idle, unless it is cancelled', () => {
    const waiting = new Map<number, () => void>()
    Object.assign(globalThis, {
      requestIdleCallback: (callback: () => void) => {
        waiting.set(waiting.size + 1, callback)
        return waiting.size
      },
      cancelIdleCallback: (handle: number) => waiting.delete(handle),
    })
    whenIdle(work)
    const cancel = whenIdle(jest.fn())
    cancel()
    expect([...waiting.keys()]).toEqual([1])
    waiting.get(1)?.()
    expect(work).toHaveBeenCalledTimes(1)
    jest.runAllTimers()
    expect(work).toHaveBeenCalledTimes(1)
  })
})
