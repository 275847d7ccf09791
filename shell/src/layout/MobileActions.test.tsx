import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPiece } from '../testing/render-app'
import { MobileActions } from './MobileActions'

const menu = () => screen.getByRole('button', { name: 'Меню', hidden: true })

test('the first phone of the shop is called from here; a shop without one has none', () => {
  const { unmount } = renderPiece(<MobileActions />, { shop: { PHONES: ['+7 (495) 555-01-20', '8 800'] } })
  expect(screen.getByRole('link', { name: 'Позвонить: +7 (495) 555-01-20' })).toHaveAttribute(
    'href',
    'tel:+74955550120',
  )
  unmount()
  renderPiece(<MobileActions />, { shop: { PHONES: [] } })
  expect(screen.queryByRole('link')).toBeNull()
})

test('the button tells whether the menu is open, and opens it again', async () => {
  renderPiece(<MobileActions />)
  expect(menu()).toHaveAttribute('aria-expanded', 'false')
  expect(menu()).toHaveAttribute('aria-haspopup', 'dialog')
  for (let time = 0; time < 2; time++) {
    await userEvent.click(menu())
    expect(await screen.findByRole('dialog', { name: 'Меню' })).toBeVisible()
    expect(menu()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(menu()).toHaveAttribute('aria-expanded', 'false')
  }
})
