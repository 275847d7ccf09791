import { act, screen, within } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { TableOfContents } from './TableOfContents'

const HEADINGS = [
  { id: 'zones', title: 'Зоны' },
  { id: 'price', title: 'Стоимость' },
]
const observer: { see?: () => void } = {}
beforeEach(() => {
  class Observer {
    constructor(see: () => void) {
      observer.see = see
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer })
})
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

const show = () =>
  renderPiece(
    <>
      <TableOfContents headings={HEADINGS} />
      {HEADINGS.map(({ id, title }) => (
        <h3 key={id} id={id}>
          {title}
        </h3>
      ))}
    </>,
    { path: '/content/front_up/delivery' },
  )
const links = () =>
  within(screen.getByRole('navigation', { name: /^На\sэтой странице$/ })).getAllByRole('link')

test('each part of the text is led to', () => {
  show()
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Зоны', '/content/front_up/delivery#zones'],
    ['Стоимость', '/content/front_up/delivery#price'],
  ])
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([])
})

test('the part that is being read is told', () => {
  show()
  jest
    .spyOn(document.getElementById('price') as HTMLElement, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, window.innerHeight))
  act(() => observer.see?.())
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(['location', null])
})
