import { render, screen } from '@testing-library/react'
import { OrderTrack, type OrderTrackProps } from './order-track'

const BELOW: OrderTrackProps = { sum: 1000, minOrder: 5000, freeFrom: 20000, priceType: 26 }
const PAID: OrderTrackProps = { ...BELOW, sum: 15000 }
const FREE: OrderTrackProps = { ...BELOW, sum: 20000 }
const ENOUGH: OrderTrackProps = { sum: 6000, minOrder: 5000 }

const show = (props: OrderTrackProps) => {
  const { container } = render(<OrderTrack {...props} />)
  return { container, root: container.firstElementChild, line: container.querySelector('[data-track-line]') }
}
const places = (elements: Iterable<Element> = []) =>
  [...elements].map((element) => (element as HTMLElement).style.getPropertyValue('--at'))

test.each([
  ['below the minimum', BELOW, /^До минимального заказа осталось 4.000.₽$/],
  ['with paid delivery', PAID, /^До бесплатной доставки 5.000.₽$/],
  ['with paid delivery in a zone', { ...PAID, zone: 'Город' }, /₽ · Город$/],
  ['with paid delivery while no zone is chosen', { ...PAID, zone: null }, /₽, сумма зависит от зоны$/],
  ['with free delivery', FREE, /^Доставка бесплатно$/],
  ['with free delivery in a zone', { ...FREE, zone: 'Город' }, /^Доставка бесплатно · Город$/],
  [
    'with free delivery while no zone is chosen',
    { ...FREE, zone: null },
    /^Доставка бесплатно, но не во всех зонах$/,
  ],
  ['with enough', ENOUGH, /^$/],
])('an order %s says what is missing', (_stage, props, text) => {
  expect(show(props).container.textContent).toMatch(text)
})

test('a shop without thresholds shows nothing', () => {
  expect(show({ sum: 1000 }).container).toBeEmptyDOMElement()
})

test('the line is filled by what is reached, with a mark at each threshold', () => {
  const { line } = show(PAID)
  expect(line).toHaveAttribute('data-stage', 'paid-delivery')
  expect(places(line?.querySelectorAll('i'))).toEqual(['0.75'])
  expect(places(line?.querySelectorAll('u'))).toEqual(['0.25', '1'])
})

test('its message explains a button', () => {
  render(
    <>
      <OrderTrack {...BELOW} messageId="rest" />
      <button type="button" aria-describedby="rest">
        Оформить
      </button>
    </>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleDescription(/^До минимального заказа осталось/)
})
