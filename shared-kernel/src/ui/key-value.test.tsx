import { render, screen } from '@testing-library/react'
import { KeyValue } from './key-value'

test('each name stands beside its value, the total as the last of them', () => {
  render(
    <KeyValue
      items={[
        { label: 'Товары', value: '1 200 ₽' },
        { label: 'Итого', value: '1 590 ₽', total: true },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Товары', 'Итого'])
  const values = screen.getAllByRole('definition')
  expect(values.map(({ textContent }) => textContent)).toEqual(['1 200 ₽', '1 590 ₽'])
  expect(values.map(({ parentElement }) => parentElement?.dataset.total)).toEqual([undefined, 'true'])
})
