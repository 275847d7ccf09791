import { act, render, screen } from '@testing-library/react'
import { useNear } from './use-near'

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
beforeEach(() => {
  observers.clear()
  Object.assign(window, { IntersectionObserver: Observer })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

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

test('a place is near once it comes within 600 px of the window, and stays so', () => {
  render(<Reviews />)
  expect([...observers.values()]).toEqual([{ margin: '600px', places: [place()] }])
  tell(false)
  expect(place()).toHaveTextContent('далеко')
  tell(false, true)
  expect(place()).toHaveTextContent('рядом')
  expect(observers.size).toBe(0)
})

test('nothing is near while what stands above is on its way', () => {
  const { rerender } = render(<Reviews ready={false} />)
  expect(observers.size).toBe(0)
  expect(place()).toHaveTextContent('далеко')
  rerender(<Reviews ready />)
  tell(true)
  expect(place()).toHaveTextContent('рядом')
})

test('a browser that cannot tell takes everything as near', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  render(<Reviews />)
  expect(place()).toHaveTextContent('рядом')
})
