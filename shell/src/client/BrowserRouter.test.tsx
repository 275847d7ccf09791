import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { Link, useNavigate, useSearchParams } from '@prilavok/shared-kernel/router'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, useLocation } from 'react-router-dom'
import { useNavigationPending } from '../navigation/navigation-pending'
import { BrowserRouter } from './BrowserRouter'

const never = new Promise<void>(() => undefined)

/** Pages under /slow wait for ever, as for code that does not come. */
function Page() {
  const { pathname } = useLocation()
  if (pathname.startsWith('/slow')) use(never)
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/product/1">Ручка</Link>
      <Link to="/slow">Дальше</Link>
      <Ticks />
    </>
  )
}

/** Ticks that stand in the address, each added to those that are shown. */
function Ticks() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const ticked = search.getAll('tick')
  return ['1', '2', '3'].map((tick) => (
    <button
      key={tick}
      type="button"
      onClick={() =>
        navigate(`?${new URLSearchParams([...ticked, tick].map((one) => ['tick', one]))}`, { replace: true })
      }
    >
      {tick}
    </button>
  ))
}

const Line = () => (useNavigationPending() ? <p>Открывается</p> : null)

describe('BrowserRouter', () => {
  function open(
    opensAtOnce: (from: { pathname: string }, to: { pathname: string }) => boolean,
    onPageChange?: () => void,
  ) {
    window.history.replaceState(null, '', '/catalog/12')
    render(
      <KernelProvider value={testKernel()}>
        <BrowserRouter
          history={createBrowserHistory({ window, v5Compat: true })}
          opensAtOnce={opensAtOnce}
          onPageChange={onPageChange}
        >
          <Line />
          <Suspense fallback="Загрузка">
            <Page />
          </Suspense>
        </BrowserRouter>
      </KernelProvider>,
    )
  }
  /** As a browser does it: what React has not done when the handlers are through comes later. */
  const press = (name: string) => screen.getByRole('link', { name }).click()
  const heading = () => screen.getByRole('heading').textContent

  test('a page that can be rendered at once stands there when the click is over', async () => {
    const asked = jest.fn(
      (_from: { pathname: string }, to: { pathname: string }) => to.pathname === '/product/1',
    )
    open(asked)
    await act(async () => {
      press('Ручка')
      await Promise.resolve()
      expect(heading()).toBe('/product/1')
    })
    expect(asked.mock.lastCall?.map(({ pathname }) => pathname)).toEqual(['/catalog/12', '/product/1'])
  })

  test('choices within a page that follow each other at once are all kept', async () => {
    open(() => false)
    await act(async () => {
      for (const name of ['1', '2', '3']) {
        screen.getByRole('button', { name }).click()
        // As between two keys: microtasks run, nothing that is put off.
        await Promise.resolve()
      }
    })
    expect(window.location.search).toBe('?tick=1&tick=2&tick=3')
  })

  test('another page is a transition: the old one stays, and the layout knows that it is on its way', async () => {
    open(() => false)
    await act(async () => press('Дальше'))
    expect(heading()).toBe('/catalog/12')
    expect(screen.getByText('Открывается')).toBeInTheDocument()
  })

  test('Back is a transition even where the page could be rendered at once: it may be a long list', async () => {
    const asked = jest.fn(() => true)
    open(asked)
    await act(async () => press('Ручка'))
    asked.mockClear()
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    await act(async () => {
      window.history.back()
      await popped
    })
    expect(heading()).toBe('/catalog/12')
    expect(asked).not.toHaveBeenCalled()
  })
})
