import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPiece } from '../testing/render-app'
import MobileMenu from './MobileMenu'

const close = jest.fn()
beforeEach(() => close.mockClear())

const menu = () => within(screen.getByRole('dialog', { name: 'Меню' }))
const show = (options?: Parameters<typeof renderPiece>[1]) =>
  renderPiece(<MobileMenu open onClose={close} />, options)

test('the pages of the parts stand first', () => {
  show()
  const [pages] = menu().getAllByRole('list')
  expect(
    within(pages as HTMLElement)
      .getAllByRole('link')
      .map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  ).toEqual([
    ['Главная', '/'],
    ['Каталог', '/catalog-list'],
    ['Бренды', '/catalog-list#brands'],
    ['Акции', '/client/offers'],
    ['Корзина', '/basket'],
    ['Мои заказы', '/cabinet/orders'],
    ['Просмотренные товары', '/catalog/viewed'],
  ])
})

test('what no part brings is not linked to', () => {
  show({ plan: { routes: [] } })
  expect(menu().queryByRole('link', { name: 'Каталог' })).toBeNull()
})

test('the viewed products stand with their number', async () => {
  const { kernel } = show()
  kernel.query.setQueryData(queryKeys.viewedCount, { CNT: 12 })
  expect(await menu().findByRole('link', { name: 'Просмотренные товары 12' })).toBeVisible()
})

test.each(['Каталог', 'Просмотренные товары', 'Контакты'])('«%s» closes the menu', async (name) => {
  show({ pageLists: { front_up: [{ CODE: 'contact_info', TITLE: 'Контакты' }] } })
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(menu().getByRole('link', { name }))
  expect(close).toHaveBeenCalled()
})

test('the palette opens in the place of the menu', async () => {
  const { kernel } = show()
  await userEvent.click(menu().getByRole('button', { name: 'Быстрый переход' }))
  expect(close).toHaveBeenCalledTimes(1)
  expect(kernel.modals.current()).toEqual([{ name: 'palette', props: { text: '' } }])
})

test('the question to the supplier closes it, too', async () => {
  const { kernel } = show()
  await userEvent.click(menu().getByText(/Задать вопрос/))
  expect(close).toHaveBeenCalledTimes(1)
  expect(kernel.modals.current()).toMatchObject([{ name: 'askQuestion' }])
})

const go: { to?: (path: string) => void } = {}
function Navigation() {
  go.to = useNavigate()
  return <MobileMenu open onClose={close} />
}

test('a change of page closes the menu, once; its first page does not', () => {
  renderPiece(<Navigation />)
  expect(close).not.toHaveBeenCalled()
  act(() => go.to?.('/basket'))
  expect(close).toHaveBeenCalledTimes(1)
})
