import type { PartOptions } from '@prilavok/shared-kernel/testing'
import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'

cabinetApi()

const show = (options: PartOptions, path = '/cabinet/settings') => renderPage(path, options)
const menu = () => screen.getByRole('navigation', { name: 'Личный кабинет' })
const entries = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('[CAB-012] the menu leads to every page of the cabinet', () => {
  show({ personal: { LOYALTY: 'Y' } })
  expect(entries()).toEqual([
    ['Профиль', '/cabinet/info'],
    ['Заказы', '/cabinet/orders'],
    ['Адреса', '/cabinet/addresses'],
    ['Документы', '/cabinet/documents'],
    ['Лояльность', '/cabinet/loyalty/'],
    ['Настройки', '/cabinet/settings'],
  ])
  expect(screen.getByRole('link', { name: 'Настройки' })).toHaveAttribute('aria-current', 'page')
})

test.each([
  ['[CAB-013] loyalty only for a participant', { personal: { LOYALTY: 'N' } }, 'Лояльность'],
  [
    'addresses only where orders are delivered',
    { shop: { SELFDELIVERY_ONLY: 'Y' }, personal: { LOYALTY: 'Y' } },
    'Адреса',
  ],
  ['orders only for who may order', { personal: { CLIENT_ALLOW_TO_ORDER: 'N', LOYALTY: 'Y' } }, 'Заказы'],
] as const)('%s', (_rule, options, absent) => {
  const { unmount } = show(options)
  expect(entries().map(([title]) => title)).not.toContain(absent)
  unmount()
  show({ personal: { LOYALTY: 'Y' } })
  expect(entries().map(([title]) => title)).toContain(absent)
})

test('on a phone the strip of pages stands so that the current one is in sight', () => {
  const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.hasAttribute('aria-current') ? new DOMRect(480, 0, 100, 44) : new DOMRect(0, 0, 375, 44)
  })
  show({})
  expect(within(menu()).getByRole('list').scrollLeft).toBe(480 + 50 - 375 / 2)
  rects.mockRestore()
})

test.each([
  ['/cabinet', ['Главная', 'Кабинет', 'Профиль']],
  ['/cabinet/info', ['Главная', 'Кабинет', 'Профиль']],
  ['/cabinet/settings', ['Главная', 'Кабинет', 'Настройки']],
  ['/cabinet/orders/390', ['Главная', 'Кабинет', 'Мои заказы', `Заказ № 48390`]],
])('the way to %s leads through the cabinet', async (path, way) => {
  show({}, path)
  const crumbs = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
  await waitFor(() => expect(crumbs.getAllByRole('listitem')).toHaveLength(way.length))
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(
    way,
  )
  expect(crumbs.getByRole('link', { name: 'Кабинет' })).toHaveAttribute('href', '/cabinet/info')
})

test.each(['/cabinet', '/cabinet/', '/cabinet/info'])('%s is the profile', async (path) => {
  show({}, path)
  expect(screen.getByRole('link', { name: 'Профиль' })).toHaveAttribute('aria-current', 'page')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Соколова')
})

test.each([
  [{ COMPANY_NAME: 'ООО «Вектор»' }, 'ООО «Вектор»Соколова Марина', 'ООО «Вектор»'],
  [{ COMPANY_NAME: null }, 'Соколова Марина', 'Соколова Марина'],
])('of %j the menu is «%s»', (personal, text, first) => {
  show({ personal })
  const whose = menu().querySelector('p')
  expect(whose).toHaveTextContent(new RegExp(`^${text}$`))
  expect(whose?.querySelector('b')).toHaveTextContent(new RegExp(`^${first}$`))
})

test('on a page below an entry that is the current one, but not its page', () => {
  show({}, '/cabinet/orders/390')
  const current = within(menu())
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-current'))
  expect(current).toEqual([null, 'true', null, null, null])
})

test('the way out ends the session', async () => {
  const { cookies } = show({ cookies: LOGGED_IN, personal: {} })
  const logout = within(menu()).getByRole('button', { name: 'Выйти' })
  expect(logout).not.toHaveAttribute('aria-busy')
  await userEvent.click(logout)
  await waitFor(() => expect(cookies.get('has_refresh_token')).not.toBe('Y'))
})
