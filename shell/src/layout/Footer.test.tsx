import type { PageLink } from '@prilavok/shared-kernel/contract'
import { customerCookies, testApi } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, renderPiece } from '../testing/render-app'
import { Footer } from './Footer'

const { intercept, called } = testApi(
  () => ({}),
  () => undefined,
)
const FRONT_UP: PageLink[] = [
  { CODE: 'how_to_make_order', TITLE: 'Как сделать заказ' },
  { CODE: 'delivery', TITLE: 'Доставка' },
  { CODE: 'contact_info', TITLE: 'Контакты' },
]
const FRONT_DOWN: PageLink[] = [
  { CODE: 'about_company', TITLE: 'Наша история' },
  { CODE: 'vacancies', TITLE: 'Вакансии' },
]
const GUIDE: PageLink = { CODE: 'how_to_make_order', TITLE: 'Памятка покупателю' }
const footer = () => within(screen.getByRole('contentinfo'))
const group = (name: string) => within(footer().getByRole('navigation', { name }))
const linksOf = (name: string) =>
  group(name)
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim().replace(/\s+/g, ' '), link.getAttribute('href')])
const registration = () => footer().queryByRole('link', { name: 'Регистрация' })

test('[SHELL-036] the buyer group begins with the pages of front_up, the company group with those of front_down, in the shop’s order', () => {
  renderPiece(<Footer />, { pageLists: { front_up: FRONT_UP, front_down: FRONT_DOWN } })
  expect(linksOf('Покупателю').slice(0, 3)).toEqual([
    ['Как сделать заказ', '/content/front_up/how_to_make_order'],
    ['Доставка', '/content/front_up/delivery'],
    ['Контакты', '/content/front_up/contact_info'],
  ])
  expect(linksOf('Компания').slice(0, 2)).toEqual([
    ['О нас', '/content/front_down/about_company'],
    ['Вакансии', '/content/front_down/vacancies'],
  ])
})

test.each([
  ['both lists have it', FRONT_UP, [...FRONT_DOWN, GUIDE], 'Как сделать заказ'],
  ['front_up alone has it', FRONT_UP, FRONT_DOWN, 'Как сделать заказ'],
  ['front_down alone has it', FRONT_UP.slice(1), [GUIDE, ...FRONT_DOWN], 'Памятка покупателю'],
])(
  '[SHELL-036] how_to_make_order is in the buyer group and not in the company group when %s',
  (_when, front_up, front_down, name) => {
    renderPiece(<Footer />, { pageLists: { front_up, front_down } })
    const isGuide = ([, href]: (string | null | undefined)[]) => href?.endsWith('/how_to_make_order')
    expect(linksOf('Покупателю').filter(isGuide)).toEqual([[name, '/content/front_up/how_to_make_order']])
    expect(linksOf('Компания').filter(isGuide)).toEqual([])
  },
)

test.each(['Наша история', '   '])(
  '[SHELL-037] about_company is titled «О нас» when the server calls it «%s»',
  (TITLE) => {
    renderPiece(<Footer />, { pageLists: { front_down: [{ CODE: 'about_company', TITLE }] } })
    const about = group('Компания').getByRole('link', { name: 'О нас' })
    expect(about).toHaveAttribute('href', '/content/front_down/about_company')
    if (TITLE.trim()) expect(screen.queryByText(TITLE)).not.toBeInTheDocument()
  },
)

test.each([
  ['fail', 500],
  ['are unreadable', { ITEMS: 'none' }],
])('the footer is whole when the lists %s, and nobody is told', async (_what, answer) => {
  intercept(() => answer)
  const { kernel } = renderApp({ path: '/catalog-list', pageLists: 'unknown' })
  await waitFor(() => expect(called('/info/front_')).toHaveLength(2))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(linksOf('Покупателю')).toEqual(
    expect.arrayContaining([
      ['Как сделать заказ', '/content/front_up/how_to_make_order'],
      ['Каталог', '/catalog-list'],
    ]),
  )
  expect(linksOf('Компания')[0]).toEqual(['Контакты', '/content/front_up/contact_info'])
  expect(kernel.modals.current()).toEqual([])
  expect(kernel.notices.current()).toEqual([])
})

test('[AUTH-015] the way to the registration stands in the footer of an open shop alone', () => {
  const { unmount } = renderPiece(<Footer />, { shop: { REGISTRATION: 'Y' } })
  expect(registration()).toHaveAttribute('href', '/registration')
  unmount()
  renderPiece(<Footer />, { shop: { REGISTRATION: 'N' } })
  expect(registration()).not.toBeInTheDocument()
})

test('[CAT-065] the viewed products stand in the footer with their number, which follows what any part says', async () => {
  const { kernel } = renderApp({ path: '/catalog-list' })
  expect(footer().getByRole('link', { name: 'Просмотренные товары' })).toHaveAttribute(
    'href',
    '/catalog/viewed',
  )
  act(() => kernel.bus.emit('viewed:changed', { CNT: 1200 }))
  expect(await footer().findByRole('link', { name: 'Просмотренные товары 1\u00a0200' })).toBeVisible()
})

test('the row above the header leads to what most visitors look for', () => {
  renderApp({ path: '/catalog-list', pageLists: { front_up: FRONT_UP, front_down: FRONT_DOWN } })
  const row = within(screen.getByRole('banner')).getByRole('navigation', {
    name: 'Информация о\u00a0магазине',
  })
  expect(
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['О нас', 'Доставка', 'Как сделать заказ', 'Контакты'])
})

test('the menu of narrow screens has both groups, and closes when a page is chosen', async () => {
  renderApp({ pageLists: { front_up: FRONT_UP, front_down: FRONT_DOWN } })
  await userEvent.click(screen.getByRole('button', { name: 'Меню', hidden: true }))
  const menu = within(await screen.findByRole('dialog', { name: 'Меню' }))
  expect(menu.getByRole('navigation', { name: 'Компания' })).toBeVisible()
  const buyer = within(menu.getByRole('navigation', { name: 'Покупателю' }))
  await userEvent.click(buyer.getByRole('link', { name: 'Контакты' }))
  expect(await screen.findByRole('heading', { name: 'Контакты', level: 1 })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

const PARTS = [
  ['Каталог', '/catalog-list'],
  ['Акции', '/client/offers'],
  ['Корзина', '/basket'],
  ['Мои заказы', '/cabinet/orders'],
  ['Просмотренные товары', '/catalog/viewed'],
]

test('pages of the parts stand behind those of the shop; a customer is offered no registration', () => {
  const { unmount } = renderPiece(<Footer />, { shop: { REGISTRATION: 'Y' } })
  expect(linksOf('Покупателю')).toEqual([...PARTS, ['Регистрация', '/registration']])
  unmount()
  renderPiece(<Footer />, {
    shop: { REGISTRATION: 'Y' },
    visitor: 'customer',
    platform: { cookies: customerCookies() },
  })
  expect(linksOf('Покупателю')).toEqual(PARTS)
})

test.each([
  ['', '© 2008–2031 Бланк.'],
  ['НДС 20 %', '© 2008–2031 Бланк. Цены указаны с НДС 20 %.'],
])('[SHELL-038] with the tax «%s» the last line is «%s»', (TAX_TYPE, text) => {
  renderPiece(<Footer />, {
    shop: { NAME: 'Бланк', TAX_TYPE },
    platform: { now: () => Date.parse('2031-05-05') },
  })
  expect(footer().getByText(text)).toBeVisible()
})
