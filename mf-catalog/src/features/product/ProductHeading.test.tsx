import { partKernel, renderWithKernel, testDetail } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { ProductHeading } from './ProductHeading'

const show = (changes: Parameters<typeof testDetail>[0] = {}) =>
  renderWithKernel(
    <ProductHeading
      product={testDetail({ NAME: 'Бумага 90 г/м²', ...changes })}
      actions={<button type="button">Печать</button>}
    />,
    { kernel: partKernel() },
  )

test('name, code with its copy button, brand and what can be done', () => {
  show({ UP_TM: { ID: 5, TITLE: 'Литера' } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Бумага 90\u00a0г/\u2060м²')
  expect(screen.getByText(/^184\s302$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Скопировать код' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Литера' })).toHaveAttribute('href', '/catalog/brand/5')
  expect(screen.getByRole('button', { name: 'Печать' })).toBeVisible()
})

test('a product of no brand leads to none', () => {
  show({ UP_TM: null })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('its badges lead to their products', () => {
  show({ UP_TM: null, MARKS: [{ CODE: 'hot', TITLE: 'Хит', COLOR: 'red', PREDEFINED: 'N' }] })
  expect(screen.getByRole('link', { name: 'Хит' })).toHaveAttribute('href', '/catalog/marks/hot')
})
