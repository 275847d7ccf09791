import type { LayoutProps, PageModule, PageRequest } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { Link } from '@prilavok/shared-kernel/router'
import { customerCookies, renderWithKernel, testCustomer, testKernel } from '@prilavok/shared-kernel/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderApp, type TestModules } from '../testing/render-app'
import { usePageHead } from './use-page-head'

const PRIVATE = ['mf-cabinet', 'orders']

/** Shows what is cached and what was typed, and notes every frame that it is part of. */
function Orders({ rendered }: { rendered: (text: string) => void }) {
  const { platform } = useKernel()
  const { data = 'ничего' } = useQuery<string>({
    queryKey: PRIVATE,
    queryFn: () => new Promise(() => undefined),
  })
  const [typed, setTyped] = useState('')
  rendered(`${platform.cookies.get('login_stamp')}: ${data} ${typed}`.trim())
  return (
    <label>
      Комментарий {data}
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  )
}

function Page({ module, page }: { module: PageModule<Kernel>; page: PageRequest }) {
  usePageHead(module, page)
  return null
}

describe('OfOneUser', () => {
  test('nothing that was loaded for or typed by the former user is rendered again after another has logged in', async () => {
    const frames: string[] = []
    const cookies = customerCookies()
    cookies.set('login_stamp', 'former')
    const { kernel } = renderApp({
      path: '/cabinet/orders',
      visitor: 'customer',
      platform: { cookies },
      modules: {
        'mf-cabinet/./OrdersPage': { default: () => <Orders rendered={(text) => frames.push(text)} /> },
      },
    })
    kernel.query.setQueryData(PRIVATE, 'заказ 17')
    await userEvent.type(await screen.findByLabelText('Комментарий заказ 17'), 'А')
    expect(frames.at(-1)).toBe('former: заказ 17 А')

    cookies.set('login_stamp', 'next')
    act(() => kernel.bus.emit('session:changed', { state: 'customer', replaced: true }))
    act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer({ ID: 99 }) }))
    expect(await screen.findByLabelText('Комментарий ничего')).toHaveValue('')
    expect(frames.filter((frame) => frame.startsWith('next') && frame !== 'next: ничего')).toEqual([])
  })
})

describe('PageLayout', () => {
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
})

describe('use-page-head', () => {
  const NAME = ['name']
  const head = jest.fn(({ query }: Kernel, { path }: PageRequest) => ({
    title: query.getQueryData<string>(NAME) ?? 'Загрузка',
    description: `Страница ${path}`,
  }))
  const requestOf = (path: string): PageRequest => ({ path, params: {}, search: new URLSearchParams() })

  const open = (module: Partial<PageModule<Kernel>> = { head }) => {
    const kernel = testKernel({ shop: { NAME: 'Бланк' } })
    const whole = { default: () => null, ...module }
    const shown = renderWithKernel(<Page module={whole} page={requestOf('/pens')} />, { kernel })
    return { ...shown, kernel, whole }
  }

  test('data that come change them; what is asked for, and what fails, does not', async () => {
    const { kernel } = open()
    head.mockClear()
    const failed = kernel.query.fetchQuery({
      queryKey: NAME,
      queryFn: () => Promise.reject(new Error('404')),
    })
    await failed.catch(() => undefined)
    expect(head).not.toHaveBeenCalled()
    act(() => void kernel.query.setQueryData(NAME, 'Ручки'))
    await waitFor(() => expect(document.title).toBe('Ручки — Бланк'))
  })

  test('a page without a head has the name of the shop', () => {
    open({})
    expect(document.title).toBe('Бланк')
  })
})
