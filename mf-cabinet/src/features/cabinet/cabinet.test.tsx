import type { Personal, Shop } from '@prilavok/shared-kernel/contract'
import { useLocation } from '@prilavok/shared-kernel/router'
import {
  LOGGED_IN,
  type PartOptions,
  partKernel,
  renderWithKernel,
  testCustomer,
} from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { isOwnPage } from './is-own-page'
import { OwnPage } from './OwnPage'

/** As the shell: a page is rendered at its own path alone. */
function PageAt({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return pathname === path ? children : <p>{pathname}</p>
}

function Page({ rendered }: { rendered: () => void }) {
  rendered()
  return <p>Страница</p>
}

describe('CabinetMenu', () => {
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

  test.each([
    ['/cabinet', ['Главная', 'Кабинет', 'Профиль']],
    ['/cabinet/orders/390', ['Главная', 'Кабинет', 'Мои заказы', `Заказ № 48390`]],
  ])('the way to %s leads through the cabinet', async (path, way) => {
    show({}, path)
    const crumbs = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
    await waitFor(() => expect(crumbs.getAllByRole('listitem')).toHaveLength(way.length))
    expect(
      crumbs.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    ).toEqual(way)
    expect(crumbs.getByRole('link', { name: 'Кабинет' })).toHaveAttribute('href', '/cabinet/info')
  })

  test.each(['/cabinet'])('%s is the profile', async (path) => {
    show({}, path)
    expect(screen.getByRole('link', { name: 'Профиль' })).toHaveAttribute('aria-current', 'page')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Соколова')
  })

  test('the way out ends the session', async () => {
    const { cookies } = show({ cookies: LOGGED_IN, personal: {} })
    const logout = within(menu()).getByRole('button', { name: 'Выйти' })
    expect(logout).not.toHaveAttribute('aria-busy')
    await userEvent.click(logout)
    await waitFor(() => expect(cookies.get('has_refresh_token')).not.toBe('Y'))
  })
})

describe('OwnPage', () => {
  const { intercept, called } = cabinetApi()

  interface Case {
    personal?: Partial<Personal>
    shop?: Partial<Shop>
  }
  const kernelOf = ({ personal = {}, shop = {} }: Case) => partKernel({ cookies: LOGGED_IN, personal, shop })

  const FOREIGN: [string, string, Case][] = [
    [
      'addresses in a shop where orders are only fetched',
      '/cabinet/addresses',
      { shop: { SELFDELIVERY_ONLY: 'Y' } },
    ],
    ['loyalty without it', '/cabinet/loyalty/', { personal: { LOYALTY: 'N' } }],
    ['loyalty without it, without the slash', '/cabinet/loyalty', { personal: { LOYALTY: 'N' } }],
  ]

  describe('a page that not everybody has', () => {
    const rendered = jest.fn()
    const show = (path: string, of: Case) =>
      renderWithKernel(
        <PageAt path={path}>
          <OwnPage>
            <Page rendered={rendered} />
          </OwnPage>
        </PageAt>,
        { path, kernel: kernelOf(of) },
      )
    beforeEach(() => rendered.mockClear())

    test.each(FOREIGN)(
      '%s: the buyer is sent on to the profile and told why, the page is never rendered',
      (_what, path, of) => {
        const { kernel } = show(path, of)
        expect(screen.getByText('/cabinet/info')).toBeInTheDocument()
        expect(rendered).not.toHaveBeenCalled()
        expect(kernel.notices.current()).toMatchObject([
          { text: expect.stringMatching(path.includes('loyalty') ? /программе лояльности/ : /самовывозом/) },
        ])
      },
    )
  })

  describe('data ahead', () => {
    test.each(FOREIGN)('%s: none', async (_what, path, of) => {
      expect(await isOwnPage(kernelOf(of), path)).toBe(false)
    })

    test('who visits is asked where it is not known yet, and nothing is fetched for a visitor', async () => {
      intercept(({ path }) =>
        path === '/v3/api/personal/info/' ? { ITEM: testCustomer({ LOYALTY: 'Y' }) } : undefined,
      )
      expect(await isOwnPage(partKernel({ cookies: LOGGED_IN }), '/cabinet/loyalty/')).toBe(true)
      expect(await isOwnPage(partKernel(), '/cabinet/loyalty/')).toBe(false)
      expect(called('personal/info')).toHaveLength(1)
    })
  })
})
