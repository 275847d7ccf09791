import { render, screen } from '@testing-library/react'
import { EmptyState } from './empty-state'

test('says why there is nothing, more about it, and what to do', () => {
  render(
    <EmptyState title="Корзина пуста" actions={<a href="/catalog">Открыть каталог</a>}>
      Добавьте товары из каталога
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Корзина пуста' })).toBeVisible()
  expect(screen.getByText('Добавьте товары из каталога')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toBeVisible()
})

test('leaves no empty places for what is not given', () => {
  const { container } = render(<EmptyState title="Корзина пуста" />)
  expect(container.querySelector('p')).toBeNull()
  expect(screen.getByRole('heading').nextElementSibling).toBeNull()
})

test('an illustration takes the place of the icon', () => {
  const { container, rerender } = render(<EmptyState title="Корзина пуста" />)
  expect(container.querySelector('svg')).toBeInTheDocument()
  rerender(<EmptyState title="Корзина пуста" illustration={<img src="/empty.svg" alt="Пустая корзина" />} />)
  expect(screen.getByRole('img', { name: 'Пустая корзина' })).toBeVisible()
  expect(container.querySelector('svg')).toBeNull()
})
