import type { ContentAnswer } from '@prilavok/shared-kernel/contract'
import { customerCookies, testApi } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/render-app'

const TEXT: ContentAnswer = {
  CODE: 'how_to_make_order',
  TYPE: 'front_up',
  TITLE: 'Как заказать у нас',
  ITEMS: [
    { id: 'authorization', type: 'header', data: { text: '1. Авторизация', level: 1 } },
    { type: 'paragraph', data: { text: 'Пароль придумываете вы.' } },
  ],
}
const { intercept, called } = testApi(
  () => ({}),
  ({ path }) => (path === '/v1/content/front_up/how_to_make_order/' ? TEXT : undefined),
)
const PATH = '/content/front_up/how_to_make_order'
const main = () => within(screen.getByRole('main'))
const steps = () => within(main().getByRole('list', { name: 'Четыре шага заказа' })).getAllByRole('listitem')
const names = () => steps().map((step) => within(step).getByRole('heading', { level: 2 }).textContent)
const NAMES = ['Авторизация', 'Формирование заказа', 'Формирование корзины', 'Оформление заказа']
const step = (at: number) => within(steps()[at] as HTMLElement)

test('[SHELL-025] the guide has four steps in their order, each with a way to do it, above the text of the shop', async () => {
  renderApp({ path: PATH })
  expect(await main().findByText('Пароль придумываете вы.')).toBeVisible()
  expect(main().getByRole('heading', { level: 1, name: 'Как заказать у нас' })).toBeVisible()
  expect(names()).toEqual(NAMES)
  expect(steps().map((one) => within(one).getByText(/^Шаг/).textContent)).toEqual([
    'Шаг\u00a01',
    'Шаг\u00a02',
    'Шаг\u00a03',
    'Шаг\u00a04',
  ])
  expect(step(0).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login')
  expect(step(1).getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
  expect(step(2).getByRole('link', { name: 'Перейти в\u00a0корзину' })).toHaveAttribute('href', '/basket')
  const last = steps().at(-1) as HTMLElement
  const text = main().getByText('Пароль придумываете вы.')
  expect(last.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a step leads to what the text says of it, and to nothing where the text says nothing', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  renderApp({ path: PATH })
  await main().findByText('Пароль придумываете вы.')
  expect(main().getAllByRole('link', { name: /^Подробнее/ })).toHaveLength(1)
  await userEvent.click(step(0).getByRole('link', { name: 'Подробнее: Авторизация' }))
  await waitFor(() => expect(main().getByRole('heading', { name: '1. Авторизация' })).toHaveFocus())
})

test.each([
  ['fails', 422],
  ['is not written', 404],
])('[SHELL-025] the guide stands when the text of the shop %s', async (_what, status) => {
  intercept(({ path }) => (path.startsWith('/v1/content') ? status : undefined))
  renderApp({ path: PATH })
  await waitFor(() => expect(called('/v1/content')).toHaveLength(1))
  expect(names()).toEqual(NAMES)
  expect(main().getByRole('heading', { level: 1, name: 'Как сделать заказ' })).toBeVisible()
  if (status === 404) {
    await waitFor(() =>
      expect(main().queryByRole('status', { name: 'Загружаем текст' })).not.toBeInTheDocument(),
    )
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  } else expect(await main().findByRole('alert')).toHaveTextContent('Не удалось загрузить текст')
})

test('the steps follow the rules of the shop', () => {
  const { unmount } = renderApp({
    path: PATH,
    shop: { MIN_ORDER_SUM: 3000, PRICE_TYPE: 26, SELFDELIVERY_ONLY: 'N', REGISTRATION: 'Y' },
  })
  expect(step(0).getByText(/зарегистрируйтесь/)).toBeVisible()
  expect(step(2).getByText(/Минимальный заказ\s—\s3\s000\s₽/)).toBeVisible()
  expect(step(3).getByText(/доставку или самовывоз/)).toBeVisible()
  unmount()
  renderApp({ path: PATH, shop: { MIN_ORDER_SUM: 0, SELFDELIVERY_ONLY: 'Y', REGISTRATION: 'N' } })
  expect(step(0).getByText(/подключает менеджер/)).toBeVisible()
  expect(step(2).queryByText(/Минимальный/)).not.toBeInTheDocument()
  expect(step(3).getByText(/пункт выдачи/)).toBeVisible()
})

test('who is logged in is not asked to log in', () => {
  renderApp({ path: PATH, visitor: 'customer', platform: { cookies: customerCookies() } })
  expect(step(1).getByRole('link', { name: 'Открыть каталог' })).toBeVisible()
  expect(step(0).queryByRole('link', { name: 'Войти' })).not.toBeInTheDocument()
})
