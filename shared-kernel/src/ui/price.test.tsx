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

test('a price of its own size says so; that of a row is the ordinary one', () => {
  const { container, rerender } = render(<Price sum={5} size="page" className="price" />)
  expect(container.firstElementChild).toHaveAttribute('data-size', 'page')
  expect(container.firstElementChild).toHaveClass('price')
  rerender(<Price sum={5} />)
  expect(container.firstElementChild).not.toHaveAttribute('data-size')
})

test('without a price, or without a former one, nothing is struck', () => {
  const { container, rerender } = render(<Price sum={null} oldSum={41.06} />)
  expect(container.querySelector('s')).toBeNull()
  for (const oldSum of [null, undefined, 0]) {
    rerender(<Price sum={34.9} oldSum={oldSum} />)
    expect(container.querySelector('s')).toBeNull()
  }
  expect(container.querySelector('small')).toBeNull()
})

test('in a table the former price leaves its sign to the header', () => {
  const { container } = render(<Price sum={34.9} oldSum={41.06} signInHeader />)
  expect(container.querySelector('s')?.textContent).toBe('Старая цена 41,06')
})

test('other prices stand below the unit', () => {
  const { container } = render(
    <Price sum={5} unit="шт.">
      <em>от 10: 4 ₽</em>
    </Price>,
  )
  expect(container.firstElementChild?.lastElementChild).toHaveTextContent('от 10: 4 ₽')
})
