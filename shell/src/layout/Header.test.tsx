import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { idleAtOnce } from '../testing/idle-at-once'
import { renderApp } from '../testing/render-app'
import { POINT } from '../testing/trade-point'

idleAtOnce()

const show = (options: Parameters<typeof renderApp>[0]) => renderApp({ path: '/catalog-list', ...options })
const header = () => within(screen.getByRole('banner'))

test('[SHELL-006] the logo leads home, is called by the shop’s name, and the name stands beside it', () => {
  show({ shop: { NAME: 'Бланк', LOGO: '/upload/logo.svg' } })
  const home = header().getByRole('link', { name: 'Бланк, на главную' })
  expect(home).toHaveAttribute('href', '/')
  const logo = within(home).getByAltText('Бланк')
  expect(logo).toHaveAttribute('src', '/upload/logo.svg')
  expect(home).toHaveTextContent('Бланк')
})

test('[SHELL-006] HEADER_NO_NAME hides the name beside the logo, and only there', () => {
  const { unmount } = show({ shop: { NAME: 'Бланк', LOGO: '/upload/logo.svg', HEADER_NO_NAME: 'Y' } })
  expect(header().getByRole('link', { name: 'Бланк, на главную' })).not.toHaveTextContent('Бланк')
  unmount()
  show({ shop: { NAME: 'Бланк', LOGO: null, HEADER_NO_NAME: 'Y' } })
  expect(header().getByRole('link', { name: 'Бланк, на главную' })).toHaveTextContent('Бланк')
})

test('[SHELL-007] phones and e-mail are telephone and mail links', () => {
  show({ shop: { PHONES: ['+7 (495) 555-01-20', '8 800 555-01-71'], EMAIL: 'zakaz@blank.example' } })
  expect(header().getByRole('link', { name: '+7 495 555-01-20' })).toHaveAttribute('href', 'tel:+74955550120')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: '8 800 555-01-71' })).toHaveAttribute('href', 'tel:88005550171')
  expect(footer.getByRole('link', { name: 'zakaz@blank.example' })).toHaveAttribute(
    'href',
    'mailto:zakaz@blank.example',
  )
})

test('[SHELL-008] the schedule is shown with the contacts, «-» when there is none', () => {
  const { unmount } = show({ shop: { TRADEPOINT: POINT } })
  expect(screen.getByText('Часы работы: пн–пт 9:00\u2060–\u206018:00')).toBeInTheDocument()
  unmount()
  show({ shop: { TRADEPOINT: null } })
  expect(screen.getByText('Часы работы: -')).toBeInTheDocument()
})

test.each([
  ['2025-12-30', false],
  ['2026-01-08', true],
])('[SHELL-008] on %s the holiday schedule is shown: %s', (day, shown) => {
  show({ shop: { TRADEPOINT: POINT }, platform: { now: () => new Date(`${day}T12:00:00`).getTime() } })
  expect(screen.queryAllByText(POINT.HOLIDAY_SCHEDULE).length > 0).toBe(shown)
})

test('header and contacts say whether the shop is open by its own clock; in holidays, and of hours that are no hours, they do not', async () => {
  const now = () => Date.parse('2026-03-02T06:00:00+03:00')
  const shop = { TRADEPOINT: POINT, TIME_ZONE: 'Asia/Novosibirsk' }
  const { unmount } = show({ shop, platform: { now } })
  expect(await header().findByText('открыто до 18:00')).toBeInTheDocument()
  expect(await screen.findByText('Сейчас открыто до 18:00')).toBeInTheDocument()
  unmount()
  show({ shop: { TRADEPOINT: { ...POINT, WORK_SCHEDULE: '' } }, platform: { now } })
  expect(header().queryByText('-')).not.toBeInTheDocument()
  expect(screen.queryByText(/открыто|закрыто/)).not.toBeInTheDocument()
})

test('[SHELL-009] the delay notice has the shop’s text, or the built-in one, or is absent', () => {
  const texts: [Parameters<typeof renderApp>[0], string | RegExp, boolean][] = [
    [
      { shop: { SHOW_DELAY_TEXT: 'Y', ABOUT_DELAY: 'После 16:00 собираем завтра' } },
      'После 16:00 собираем завтра',
      true,
    ],
    [{ shop: { SHOW_DELAY_TEXT: 'Y', ABOUT_DELAY: null } }, /^Заказы, оформленные в нерабочее время/, true],
    [{ shop: { SHOW_DELAY_TEXT: 'N', ABOUT_DELAY: 'После 16:00' } }, /После 16:00|нерабочее время/, false],
  ]
  for (const [options, text, shown] of texts) {
    const { unmount } = show(options)
    expect(screen.queryAllByText(text).length > 0).toBe(shown)
    unmount()
  }
})

test('[SHELL-010] LK_DOMAIN is the address of the partners’ link; without it there is no such link', () => {
  const { unmount } = show({ shop: { LK_DOMAIN: 'lk.blank.example' } })
  expect(header().getByRole('link', { name: 'Партнёрам' })).toHaveAttribute(
    'href',
    'https://lk.blank.example',
  )
  unmount()
  show({ shop: { LK_DOMAIN: null } })
  expect(screen.queryByText('Партнёрам')).not.toBeInTheDocument()
})

const menu = { 'mf-catalog/./CatalogMenu': { default: () => <a href="/catalog/1">Бумага</a> } }

test('«Каталог» opens the sections menu, Esc closes it and gives the focus back', async () => {
  show({ modules: menu })
  const opener = header().getByRole('link', { name: 'Каталог' })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener)
  expect(await header().findByRole('link', { name: 'Бумага' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(header().getByText('Бумага')).not.toBeVisible()
  expect(opener).toHaveFocus()
})
