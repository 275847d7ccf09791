import { act, render, screen } from '@testing-library/react'
import { useCurrentHeading } from './use-current-heading'

const HEADINGS = [
  { id: 'zones', title: 'Зоны' },
  { id: 'price', title: 'Стоимость' },
  { id: 'gone', title: 'Нет на странице' },
]

function Page({ headings = HEADINGS }: { headings?: typeof HEADINGS }) {
  const current = useCurrentHeading(headings)
  return (
    <>
      <h2 id="zones">Зоны</h2>
      <h2 id="price">Стоимость</h2>
      <p>Сейчас: {current ?? 'ничего'}</p>
    </>
  )
}

interface Observed {
  see: () => void
  options?: IntersectionObserverInit
  observed: string[]
  ended: number
}
const observer: Observed = { see: () => undefined, observed: [], ended: 0 }
class Observer {
  constructor(see: () => void, options?: IntersectionObserverInit) {
    Object.assign(observer, { see, options })
  }
  observe(element: Element) {
    observer.observed.push(element.id)
  }
  disconnect() {
    observer.ended++
  }
}
/** How far from the top of the window each heading stands, in shares of its height. */
const scrollTo = (tops: Record<string, number>) => {
  for (const [id, top] of Object.entries(tops))
    jest
      .spyOn(document.getElementById(id) as HTMLElement, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, top * window.innerHeight))
  act(() => observer.see())
}
const current = () => screen.getByText(/^Сейчас/).textContent

beforeEach(() => {
  Object.assign(observer, { observed: [], ended: 0 })
  Object.assign(window, { IntersectionObserver: Observer })
})
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

test('it is the last heading that has come into the upper part of the window', () => {
  render(<Page />)
  expect(observer.observed).toEqual(['zones', 'price'])
  expect(observer.options).toEqual({ rootMargin: '0px 0px -60% 0px' })
  expect(current()).toBe('Сейчас: ничего')
  scrollTo({ zones: 0.39, price: 0.9 })
  expect(current()).toBe('Сейчас: zones')
  scrollTo({ zones: -0.5, price: 0.41 })
  expect(current()).toBe('Сейчас: zones')
  scrollTo({ zones: -0.6, price: 0.39 })
  expect(current()).toBe('Сейчас: price')
  scrollTo({ zones: 0.4, price: 0.9 })
  expect(current()).toBe('Сейчас: ничего')
})

test('other headings are looked at anew, the same ones are not; in the end none', () => {
  const { rerender, unmount } = render(<Page />)
  rerender(<Page headings={[...HEADINGS]} />)
  expect([observer.observed.length, observer.ended]).toEqual([2, 0])
  rerender(<Page headings={HEADINGS.slice(1)} />)
  expect([observer.observed.length, observer.ended]).toEqual([3, 1])
  unmount()
  expect(observer.ended).toBe(2)
})

test('a browser that cannot tell has none', () => {
  Object.assign(window, { IntersectionObserver: undefined })
  render(<Page />)
  expect(current()).toBe('Сейчас: ничего')
})
