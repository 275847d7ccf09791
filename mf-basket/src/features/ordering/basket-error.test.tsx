import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderModal } from '../../testing/render-page'

basketApi()

const dialog = () => screen.queryByRole('dialog')

test('[BAS-060] basketError shows the text of the error', async () => {
  renderModal('basketError', { text: 'Нет товаров', showAddress: false })
  expect(screen.getByRole('dialog', { name: 'Заказ не отправлен' })).toHaveTextContent('Нет товаров')
  expect(screen.queryByRole('link', { name: /shop\.example/ })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
  expect(dialog()).toBeNull()
})

test('[BAS-062] with SHOW_ADDRESS the contacts of the supplier stand under the text', () => {
  renderModal('basketError', { text: 'Нет товаров', showAddress: true })
  expect(screen.getByRole('link', { name: 'zakaz@shop.example' })).toHaveAttribute(
    'href',
    'mailto:zakaz@shop.example',
  )
  expect(screen.getByRole('link', { name: '+7 495 555-01-20' })).toBeVisible()
})
