import { SHELL_MODULES } from 'virtual:shell-modules'
import createCache from '@emotion/cache'
import type { Boot, Expose, PartName, Plan, PlannedRoute } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { type TestKernelOptions, testClient, testGuest, testKernel } from '@prilavok/shared-kernel/testing'
import { type RenderResult, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../app/App'
import { fulfilled } from '../parts/fulfilled'
import type { ModuleSource } from '../parts/module-source'

/** Modules by `part/expose`; a function is called at each attempt to load. */
export type TestModules = Record<string, object | (() => Promise<object>)>

const OWN = Object.fromEntries(
  Object.entries(SHELL_MODULES).map(([expose, module]) => [`shell/${expose}`, module]),
) as TestModules

/** A source whose objects are there at once and whose functions load. */
function testSource(modules: TestModules): ModuleSource {
  const all = { ...OWN, ...modules }
  const loaded = new Map<string, unknown>()
  const loading = new Map<string, Promise<unknown>>()
  const key = (part: PartName, expose: Expose) => `${part}/${expose}`
  return {
    peek: (part, expose) => {
      const module = all[key(part, expose)]
      return typeof module === 'object' ? module : loaded.get(key(part, expose))
    },
    load(part, expose) {
      const name = key(part, expose)
      const module = all[name]
      const known = loading.get(name)
      if (known) return known
      if (typeof module === 'object') return fulfilled(module)
      const promise: Promise<unknown> = module ? module() : Promise.reject(new Error(name))
      promise.then(
        (value) => loaded.set(name, value),
        () => undefined,
      )
      loading.set(name, promise)
      return promise
    },
    forget: (part, expose) => void loading.delete(key(part, expose)),
  }
}

const page = (id: PlannedRoute['id'], path: string, change: Partial<PlannedRoute> = {}): PlannedRoute => ({
  id,
  part: 'shell',
  path,
  expose: './HomePage',
  access: 'anyone',
  ...change,
})

/** Routes as the whole shop has them; the pages of other parts are given as modules. */
const testRoutes: PlannedRoute[] = [
  page('shell.home', '/'),
  page('shell.repair', '/repair', { expose: './RepairPage' }),
  page('shell.serverError', '/server-error', { expose: './ServerErrorPage' }),
  page('catalog.sections', '/catalog-list', { part: 'mf-catalog', expose: './SectionsPage' }),
  page('basket.basket', '/basket', { part: 'mf-basket', expose: './BasketPage' }),
  page('auth.login', '/login', { part: 'mf-auth', expose: './LoginPage' }),
  page('cabinet.orders', '/cabinet/orders', {
    part: 'mf-cabinet',
    expose: './OrdersPage',
    access: 'client',
  }),
]

interface AppOptions extends Omit<TestKernelOptions, 'plan'> {
  path?: string
  modules?: TestModules
  plan?: Partial<Plan>
  /** Who visits, known from the start. `unknown`: the API is asked. @default 'guest' */
  visitor?: 'guest' | 'client' | 'unknown'
  problem?: Boot['problem']
}

export interface RenderedApp extends RenderResult {
  kernel: Kernel
}

/** Draws the whole shop: the real layout and pages of the shell, other parts as given. */
export function renderApp({
  path = '/',
  modules = {},
  plan,
  visitor = 'guest',
  problem,
  ...options
}: AppOptions = {}): RenderedApp {
  if (!jest.isMockFunction(window.scrollTo))
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const kernel = testKernel({ ...options, plan: { routes: testRoutes, ...plan } })
  if (visitor !== 'unknown') {
    kernel.query.setQueryData(queryKeys.personal, { ITEM: visitor === 'client' ? testClient() : testGuest() })
    kernel.query.setQueryData(queryKeys.basketCounts, { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } })
  }
  const result = render(
    <MemoryRouter initialEntries={[path]}>
      <App
        kernel={kernel}
        cache={createCache({ key: 'css' })}
        source={testSource(modules)}
        problem={problem}
      />
    </MemoryRouter>,
  )
  return { ...result, kernel }
}
