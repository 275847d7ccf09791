import type { Personal, Shop } from '@prilavok/shared-kernel/contract'
import { useLocation } from '@prilavok/shared-kernel/router'
import { LOGGED_IN, partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { cabinetApi } from '../../testing/cabinet-api'
import { isOwnPage } from './is-own-page'
import { OwnPage } from './OwnPage'

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
const OWN: [string, string, Case][] = [
  ['addresses in a shop that delivers', '/cabinet/addresses', {}],
  ['loyalty of a participant', '/cabinet/loyalty/', { personal: { LOYALTY: 'Y' } }],
  ['loyalty of a participant, without the slash', '/cabinet/loyalty', { personal: { LOYALTY: 'Y' } }],
  ['a page that everybody has', '/cabinet/settings', { shop: { SELFDELIVERY_ONLY: 'Y' } }],
]

/** As the shell: a page is rendered at its own path alone. */
function PageAt({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return pathname === path ? children : <p>{pathname}</p>
}

function Page({ rendered }: { rendered: () => void }) {
  rendered()
  return <p>Страница</p>
}

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

  test.each(OWN)('%s: it is shown', (_what, path, of) => {
    show(path, of)
    expect(screen.getByText('Страница')).toBeInTheDocument()
  })
})

describe('data ahead', () => {
  test.each(FOREIGN)('%s: none', async (_what, path, of) => {
    expect(await isOwnPage(kernelOf(of), path)).toBe(false)
  })

  test.each(OWN)('%s: fetched', async (_what, path, of) => {
    expect(await isOwnPage(kernelOf(of), path)).toBe(true)
  })

  test('who visits is asked where it is not known yet, and nothing is fetched for a visitor', async () => {
    intercept(({ path }) =>
      path === '/v3/api/personal/info/' ? { ITEM: testCustomer({ LOYALTY: 'Y' }) } : undefined,
    )
    expect(await isOwnPage(partKernel({ cookies: LOGGED_IN }), '/cabinet/loyalty/')).toBe(true)
    expect(await isOwnPage(partKernel(), '/cabinet/loyalty/')).toBe(false)
    expect(called('personal/info')).toHaveLength(1)
  })

  test('it is not known who visits: none', async () => {
    intercept(() => 500)
    expect(await isOwnPage(partKernel({ cookies: LOGGED_IN }), '/cabinet/loyalty/')).toBe(false)
  })
})
