import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SkipLinks } from './SkipLinks'

const open = (page: ReactNode) =>
  render(
    <>
      <SkipLinks />
      <a href="/">На главную</a>
      <main id="main">{page}</main>
    </>,
  )
const row = (name: string) => (
  <li data-row="">
    <a href="/product/1">{name}</a>
    <button type="button" tabIndex={-1}>
      Уменьшить
    </button>
    <input data-quantity="" aria-label={name} />
    <button type="button">В корзину</button>
  </li>
)

test('a page with products: three keys from the top to the first quantity', async () => {
  open(<ul data-products="">{row('Ручка')}</ul>)
  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('link', { name: 'К содержанию' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('link', { name: 'К списку товаров' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Ручка' })).toHaveFocus()
})

test('a page without products has one skip link', async () => {
  open(<p>О компании</p>)
  await userEvent.keyboard('{Tab}{Tab}')
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveFocus()
})

test('a quantity that nobody sees, or that is off, is passed over', async () => {
  open(
    <ul data-products="">
      {row('Ручка')}
      {row('Бумага')}
    </ul>,
  )
  const [hidden] = screen.getAllByRole('textbox')
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'В корзину' })
  Object.assign(hidden as HTMLElement, { checkVisibility: () => false })
  for (const button of buttons) button.disabled = true
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(screen.getByRole('textbox', { name: 'Бумага' })).toHaveFocus()
})
