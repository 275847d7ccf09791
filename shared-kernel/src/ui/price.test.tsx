import { render, screen } from '@testing-library/react'
import { Price } from './price'

test('[KERN-027] [KERN-029] a price follows PRICE_TYPE and the currency of its shop', () => {
  const { container, rerender } = render(<Price sum={1984.5} priceType={27} unit="шт." />)
  expect(container).toHaveTextContent('1 984,5 ₽за шт.')
  rerender(<Price sum={1984.5} priceType={26} />)
  expect(container.textContent).toBe('1\u00a0985\u00a0₽')
})

test('the former price is struck and named for screen readers', () => {
  render(<Price sum={34.9} oldSum={41.06} />)
  expect(screen.getByText('Старая цена').parentElement?.tagName).toBe('S')
  expect(screen.getByText('Старая цена').parentElement).toHaveTextContent('41,06 ₽')
})

test('in a table the sign stands apart from the number, so that a wide screen can leave it to the header', () => {
  const { container } = render(<Price sum={18.4} signInHeader />)
  expect(container.querySelector('b')?.firstChild?.textContent).toBe('18,40')
  expect(container.textContent).toBe('18,40\u00a0₽')
})

test('a product without a price shows a dash', () => {
  render(<Price sum={null} unit="шт." />)
  expect(screen.getByTitle('Цена не указана')).toHaveTextContent('—')
})
