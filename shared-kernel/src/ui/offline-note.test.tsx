import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { OfflineNote } from './offline-note'

const PAGES = [{ path: '/basket', title: 'Корзина', savedAt: '14:05' }]

test('a saved page says how old it is and that changes are not lost', () => {
  const { container } = renderWithKernel(<OfflineNote savedAt="14:05" pages={PAGES} />)
  expect(container).toHaveTextContent(/^Нет связи\. Сохранённая копия от 14:05\. Цены и наличие/)
  expect(container).toHaveTextContent('Изменения корзины сохранены и будут отправлены')
  expect(screen.queryByRole('link')).toBeNull()
})

test('a page whose age is not known does not name it', () => {
  const { container } = renderWithKernel(<OfflineNote />)
  expect(container).toHaveTextContent(/^Нет связи\. Цены и наличие/)
})

test('a page that is not saved names those that are', () => {
  const { container } = renderWithKernel(<OfflineNote isMissing pages={PAGES} />)
  expect(container).toHaveTextContent('эта страница не сохранена')
  expect(container).toHaveTextContent(/\. Без связи открываются:\s?Корзина, копия от 14:05$/)
  expect(screen.getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/basket')
})

test('where no page is saved none is promised', () => {
  const { container } = renderWithKernel(<OfflineNote isMissing />)
  expect(container).toHaveTextContent(/она откроется, когда связь появится\.$/)
})
