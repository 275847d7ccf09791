import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { shopPlan } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/render-app'

const shop = { NAME: 'Бланк', PHONES: ['+7 495 555-01-20'], EMAIL: 'zakaz@blank.example' }
const main = () => within(screen.getByRole('main'))

function expectNoConnection() {
  expect(main().getByRole('heading', { name: 'Нет соединения с сервером.' })).toBeInTheDocument()
  expect(main().getByRole('link', { name: '+7 495 555-01-20' })).toHaveAttribute('href', 'tel:+74955550120')
  expect(main().getByRole('link', { name: 'zakaz@blank.example' })).toBeInTheDocument()
  expect(main().getByText('Пожалуйста, попробуйте позже')).toBeInTheDocument()
}

test('[SHELL-029, SHELL-031] /server-error says that there is no connection, with the contacts and a way back', async () => {
  const open = jest.fn()
  renderApp({ path: '/server-error', shop, platform: { open } })
  expectNoConnection()
  await userEvent.click(main().getByRole('button', { name: 'Повторить' }))
  expect(open).toHaveBeenCalledWith('/')
})

test('[SHELL-031] a page whose start-up data could not be loaded says so and can be tried again', async () => {
  const reload = jest.fn()
  renderApp({ shop, problem: 'no-connection', platform: { reload } })
  expectNoConnection()
  await userEvent.click(main().getByRole('button', { name: 'Повторить' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('[SHELL-028] /repair is the maintenance page', () => {
  renderApp({ path: '/repair', shop })
  expect(main().getByRole('heading', { name: 'Ведутся технические работы' })).toBeInTheDocument()
  expect(main().getByRole('link', { name: '+7 495 555-01-20' })).toBeInTheDocument()
})

test.each(['/no-such-page', '/catalog-list/x/y', '/cabinet/orders/abc'])(
  '[SHELL-030] %s is the not-found page',
  (path) => {
    renderApp({ path, shop })
    expect(main().getByRole('heading', { name: 'Страница не найдена' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
    expect(document.title).toBe('Страница не найдена — Бланк')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  },
)

test('[SHELL-013, SHELL-030] a link inside the shop to a page that does not exist shows it, and the title follows', async () => {
  const modules = {
    'mf-catalog/./CatalogListPage': {
      default: () => <h1>Разделы</h1>,
      head: () => ({ title: 'Каталог', description: 'Все разделы' }),
    },
  }
  const { Link } = await import('@prilavok/shared-kernel/router')
  renderApp({
    shop: { ...shop, SEARCH_TITLE: 'Канцтовары оптом' },
    modules: { ...modules, 'mf-auth/./AccountMenu': { default: () => <Link to="/gone">Дальше</Link> } },
    path: '/catalog-list',
  })
  expect(document.title).toBe('Каталог — Канцтовары оптом')
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Все разделы')
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }))
  expect(main().getByRole('heading', { name: 'Страница не найдена' })).toHaveFocus()
  expect(document.title).toBe('Страница не найдена — Канцтовары оптом')
})

test.each([
  [
    'those of the shop',
    { SEARCH_TITLE: 'Канцтовары оптом', SEARCH_DESCRIPTION: 'Бумага и ручки со склада' },
    'Канцтовары оптом',
    'Бумага и ручки со склада',
  ],
  [
    'its name and a built-in text where it has none',
    { SEARCH_TITLE: '', SEARCH_DESCRIPTION: '' },
    'Бланк',
    'Интернет-магазин товаров для офиса: канцелярия, бумага, картриджи, хозяйственные товары',
  ],
])('[SHELL-013] title and description of the home page are %s', (_what, searchTexts, title, description) => {
  renderApp({ shop: { ...shop, ...searchTexts } })
  expect(document.title).toBe(title)
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', description)
})

test('the home page renders the blocks that parts bring for it, under the shop’s name', () => {
  renderApp({
    shop,
    modules: {
      'mf-cabinet/./HomeRepeat': { default: () => <h2>Повторить заказ</h2> },
      'mf-catalog/./HomeBlocks': { default: () => <h2>Хиты продаж</h2> },
    },
  })
  expect(main().getByRole('heading', { level: 1, name: 'Бланк: товары для офиса' })).toBeInTheDocument()
  expect(
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Повторить заказ', 'Хиты продаж', 'Как сделать заказ'])
})

test('[SHELL-025] the home page has the guide in four steps', () => {
  renderApp({ shop })
  const guide = within(main().getByRole('region', { name: 'Как сделать заказ' }))
  expect(guide.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent)).toEqual([
    'Авторизация',
    'Формирование заказа',
    'Формирование корзины',
    'Оформление заказа',
  ])
})

test.each([
  ['leads to the whole of it where the shop has that page', true],
  ['leads nowhere without it', false],
])('the guide of the home page %s', (_what, exists) => {
  const guide: PlannedRoute = {
    id: 'shell.content',
    part: 'shell',
    path: '/content/:type/:code',
    expose: './RepairPage',
    access: 'anyone',
  }
  const routes = (shopPlan().routes ?? []).filter(({ path }) => !path.startsWith('/content'))
  renderApp({ shop, plan: { routes: exists ? [...routes, guide] : routes } })
  const link = main().queryByRole('link', { name: 'Подробно о заказе' })
  if (exists) expect(link).toHaveAttribute('href', '/content/front_up/how_to_make_order')
  else expect(link).toBeNull()
})
