import type { LayoutProps, PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { Link } from '@prilavok/shared-kernel/router'
import { customerCookies } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, type TestModules } from '../testing/render-app'

const CABINET = 'mf-cabinet/./CabinetLayout'

const Layout = {
  default: ({ title, page, children }: LayoutProps) => (
    <section aria-label="Кабинет">
      <input aria-label="Поиск по кабинету" />
      <p>
        {title} {page.path}
      </p>
      {children}
    </section>
  ),
}
const modules: TestModules = {
  [CABINET]: Layout,
  'mf-cabinet/./OrdersPage': {
    default: () => <Link to="/cabinet/orders/7">Заказ 7</Link>,
    head: () => ({ title: 'Мои заказы' }),
  },
  'mf-cabinet/./OrderPage': {
    default: ({ page }: { page: PageRequest }) => <h1>Заказ {page.params.orderId}</h1>,
    head: (kernel: Kernel) => ({ title: kernel.query.getQueryData<string>(['order']) ?? 'Заказ' }),
  },
}
const open = (changes: TestModules = {}, path = '/cabinet/orders') =>
  renderApp({
    path,
    visitor: 'customer',
    platform: { cookies: customerCookies() },
    modules: { ...modules, ...changes },
  })
const cabinet = () => screen.getByRole('region', { name: 'Кабинет' })
const field = () => screen.getByRole('textbox', { name: 'Поиск по кабинету' })

test('the layout stays mounted with its state while the pages in it change', async () => {
  open()
  const before = cabinet()
  await userEvent.type(field(), 'бумага')
  await userEvent.click(screen.getByRole('link', { name: 'Заказ 7' }))
  expect(await screen.findByRole('heading', { name: 'Заказ 7' })).toBeInTheDocument()
  expect(cabinet()).toBe(before)
  expect(field()).toHaveValue('бумага')
  expect(cabinet()).toHaveTextContent('Заказ /cabinet/orders/7')
})

test('the layout knows the title of its page, also when the title follows from data that come later', async () => {
  const { kernel } = open({}, '/cabinet/orders/7')
  expect(cabinet()).toHaveTextContent('Заказ /cabinet')
  act(() => void kernel.query.setQueryData(['order'], 'Заказ № 48390'))
  expect(await screen.findByText(/Заказ № 48390/)).toBeInTheDocument()
})

test('a page that fails leaves its layout standing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = () => {
    throw new Error('нет данных')
  }
  open({ 'mf-cabinet/./OrderPage': { default: broken } }, '/cabinet/orders/7')
  expect(cabinet()).toContainElement(screen.getByRole('button', { name: 'Повторить' }))
})

test('a layout that does not load says so in place of the page, and a retry brings both', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(Layout)
  await act(async () => open({ [CABINET]: load }))
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  await act(async () => retry.click())
  expect(await screen.findByRole('link', { name: 'Заказ 7' })).toBeInTheDocument()
})

test('a visitor without a login sees neither the page nor its layout', () => {
  renderApp({ path: '/cabinet/orders', visitor: 'visitor', modules })
  expect(screen.queryByRole('region', { name: 'Кабинет' })).not.toBeInTheDocument()
})
