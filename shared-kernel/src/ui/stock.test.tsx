import { render, screen } from '@testing-library/react'
import { Stock } from './stock'

test.each([
  [{ remain: 4320 }, '4\u00a0320\u00a0шт.'],
  [{ remain: 51 }, '51\u00a0шт.'],
  [{ remain: 50 }, 'Мало, 50\u00a0шт.'],
  [{ remain: 1, unit: 'уп.' }, 'Мало, 1\u00a0уп.'],
  [{ remain: 0, toOrder: true }, 'Под заказ'],
  [{ remain: 0, toOrder: true, delay: 5 }, 'Под заказ, 5\u00a0дней'],
  [{ remain: 0 }, 'Нет на складе'],
])('[CAT-034] %j reads «%s»', (props, text) => {
  render(<Stock {...props} />)
  expect(
    screen.getByText((_, element) => element?.textContent === text, { selector: 'span' }),
  ).toBeInTheDocument()
})

test('[CAT-038] DELAY above 0 is shown in days', () => {
  const { container, rerender } = render(<Stock remain={100} delay={2} />)
  expect(container).toHaveTextContent('100 шт., 2 дня')
  rerender(<Stock remain={100} delay={0} />)
  expect(container.textContent).toBe('100\u00a0шт.')
})

test.each([
  [{ remain: 51 }, 'in', 0],
  [{ remain: 50, toOrder: true }, 'low', 0],
  [{ remain: 1 }, 'low', 0],
  [{ remain: 0, toOrder: true }, 'order', 1],
  [{ remain: 0 }, 'out', 0],
])('%j is of level %s, with %i signs', (props, level, signs) => {
  const { container } = render(<Stock {...props} className="stock" />)
  expect(container.firstElementChild).toHaveAttribute('data-level', level)
  expect(container.firstElementChild).toHaveClass('stock')
  expect(container.querySelectorAll('svg')).toHaveLength(signs)
})

test('what is few, and comes later, says both', () => {
  const { container } = render(<Stock remain={3} delay={1} />)
  expect(container.textContent).toBe('Мало, 3\u00a0шт., 1\u00a0день')
})
