import { render } from '@testing-library/react'
import { CountedNote } from './CountedNote'

test.each([
  [1500, 5000, 'Для бесплатной доставки считаем 1 500,00 USD: не все товары учитываются'],
  [2000, 5000, ''],
  [2001, 5000, ''],
  [1500, 1500, ''],
  [1500, 0, ''],
])('of %i of 2000 that count, with free delivery from %i', (DELIVERY_SUM, freeFrom, text) => {
  const info = { itemsSum: 2000, DELIVERY_SUM }
  const { container } = render(
    <CountedNote {...{ info, terms: { freeFrom } }} priceType={28} currency="USD" />,
  )
  expect(container.textContent?.replace(/\s/g, ' ')).toBe(text)
})
