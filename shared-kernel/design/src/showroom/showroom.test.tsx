import { renderWithKernel, testShop } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Showroom } from './Showroom'
import { storiesOf } from './stories'

const STORIES = [
  storiesOf('./ui/button.stories.tsx', {
    default: { title: 'Кнопка' },
    Plain: () => <button type="button">Купить</button>,
    Broken: () => {
      throw new Error('Нет данных')
    },
  }),
  storiesOf('./ui/link.stories.tsx', {
    default: { title: 'Ссылка' },
    WithIcon: () => <a href="/">Каталог</a>,
  }),
]

const open = (path = '/design') =>
  renderWithKernel(<Showroom stories={STORIES} />, { path, shop: testShop({ COLOR_SCHEME: 'red' }) })

test('the page begins in the look of the shop and takes another one, overlays included', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const { unmount } = open()
  expect(document.documentElement).toHaveAttribute('data-scheme', 'red')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Оформление' }), 'violet_gradient')
  expect(document.documentElement).toHaveAttribute('data-scheme', 'violet')
  expect(document.documentElement).toHaveAttribute('data-variant', 'gradient')
  unmount()
  expect(document.documentElement).not.toHaveAttribute('data-scheme')
})

test('a state that throws says why and leaves the others standing; components are found by title or file', () => {
  jest.spyOn(console, 'error').mockReturnValue()
  open()
  expect(screen.getByRole('alert')).toHaveTextContent('Нет данных')
  expect(screen.getByText('Купить')).toBeVisible()
  const search = screen.getByRole('textbox', { name: 'Найти компонент' })
  fireEvent.change(search, { target: { value: 'ссыл' } })
  expect(screen.queryByText('Купить')).not.toBeInTheDocument()
  expect(screen.getByText('Со значком')).toBeVisible()
  fireEvent.change(search, { target: { value: 'ссыл!' } })
  expect(screen.getByRole('heading', { name: 'Такого компонента нет' })).toBeVisible()
})
