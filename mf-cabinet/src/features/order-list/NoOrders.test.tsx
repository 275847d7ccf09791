import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NoOrders, NoOrdersOnPage } from './NoOrders'

test('where the filters leave no order they can be taken off', async () => {
  const onReset = jest.fn()
  renderWithKernel(<NoOrders filtered onReset={onReset} />)
  expect(screen.getByRole('heading', { name: 'Заказы не найдены' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Показать все заказы' }))
  expect(onReset).toHaveBeenCalledTimes(1)
})

test('who has not ordered yet is led to the catalogue', () => {
  renderWithKernel(<NoOrders filtered={false} onReset={() => undefined} />)
  expect(screen.getByRole('heading', { name: 'У вас пока нет заказов' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a page past the last one leads to the first', async () => {
  const onFirstPage = jest.fn()
  renderWithKernel(<NoOrdersOnPage onFirstPage={onFirstPage} />)
  expect(screen.getByRole('heading', { name: /^На\sэтой странице заказов нет$/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^К\sпервой странице$/ }))
  expect(onFirstPage).toHaveBeenCalledTimes(1)
})
