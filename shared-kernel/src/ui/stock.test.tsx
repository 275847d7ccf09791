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
