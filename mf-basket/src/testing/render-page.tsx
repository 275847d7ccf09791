import { matchRoute, type PageModule, type PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel, KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import {
  createTestPlatform,
  type RenderedWithKernel,
  renderWithKernel,
  type TestKernelOptions,
  testKernel,
} from '@prilavok/shared-kernel/testing'
import release from '../../release'
import * as BasketPage from '../pages/BasketPage'
import * as OrderingPage from '../pages/OrderingPage'

const PAGES: Record<string, unknown> = { './BasketPage': BasketPage, './OrderingPage': OrderingPage }

interface PageOptions extends TestKernelOptions {
  /** Over the cookies of an anonymous visitor. */
  cookies?: Record<string, string>
}

export interface RenderedPage extends RenderedWithKernel {
  cookies: KeyValueStore
  /** Path and query that the page is at. */
  url(): string
}

/** A kernel whose visitor holds these cookies besides the token. */
export function kernelWithCookies({ cookies = {}, ...options }: PageOptions = {}): Kernel {
  const platform = createTestPlatform(options.platform)
  for (const [name, value] of Object.entries(cookies)) platform.cookies.set(name, value)
  return testKernel({ ...options, platform })
}

/** Cookies of a client who has logged in with a password (AMB-01). */
export const LOGGED_IN = { refresh_token: 'test-refresh' }

/** The page of the router's address by this part's own routes; nothing for a path that it does not know. */
function RoutedPage({ onUrl }: { onUrl: (url: string) => void }) {
  const { pathname, search } = useLocation()
  onUrl(pathname + search)
  const matched = matchRoute(release.routes, pathname)
  if (!matched) return null
  const module = PAGES[matched.route.expose] as PageModule<Kernel>
  const page: PageRequest = { params: matched.params, search: new URLSearchParams(search), path: pathname }
  return (
    <main>
      <module.default key={pathname} page={page} />
    </main>
  )
}

/** Draws the page of an address as the shell does; links inside this part work. */
export function renderPage(path: string, options: PageOptions = {}): RenderedPage {
  const kernel = kernelWithCookies(options)
  const place = { url: path }
  const onUrl = (url: string) => {
    place.url = url
  }
  return {
    ...renderWithKernel(<RoutedPage onUrl={onUrl} />, { path, kernel }),
    cookies: kernel.platform.cookies,
    url: () => place.url,
  }
}
