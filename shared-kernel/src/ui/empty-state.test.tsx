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
