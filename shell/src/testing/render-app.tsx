import { exposedModule, RELEASES } from 'virtual:parts'
import createCache from '@emotion/cache'
import type {
  Boot,
  ExposedName,
  LayoutProps,
  PageLists,
  PartName,
  Personal,
  Plan,
} from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import {
  type RenderedWithKernel,
  renderWithKernel,
  shopPlan,
  type TestKernelOptions,
  testCustomer,
  testKernel,
  testVisitor,
} from '@prilavok/shared-kernel/testing'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath } from 'react-router-dom'
import { keys } from '../api/keys'
import { App } from '../app/App'
import { fulfilled } from '../parts/fulfilled'
import type { ModuleSource } from '../parts/module-source'
import { noBanners } from './promo-api'

/** Modules by `part/expose`; a function is called at each load. */
export type TestModules = Record<string, object | (() => Promise<object>)>

const EMPTY = { default: () => null }

/** A layout that adds nothing. */
const BARE = { default: ({ children }: LayoutProps) => children }

/** Exposed modules of the whole shop: the shell's own are real, those of other parts render nothing of themselves. */
const shopModules = (): TestModules =>
  Object.fromEntries(
    RELEASES.flatMap(({ name, routes, modals, slots }) => [
      ...routes.flatMap(({ layout }) => (layout ? [[`${name}/${layout}`, BARE]] : [])),
      ...[...routes, ...modals, ...slots].map(({ expose }) => [
        `${name}/${expose}`,
        name === 'shell' ? (exposedModule(name, expose) as object) : EMPTY,
      ]),
    ]),
  )

/** A source whose objects are there at once and whose functions load. */
function testSource(modules: TestModules): ModuleSource {
  const shop = shopModules()
  const unknown = Object.keys(modules).filter((name) => !(name in shop))
  if (unknown.length > 0) throw new Error(`No release.ts exposes ${unknown.join(', ')}.`)
  const all = { ...shop, ...modules }
  const loaded = new Map<string, unknown>()
  const loading = new Map<string, Promise<unknown>>()
  const key = (part: PartName, expose: ExposedName) => `${part}/${expose}`
  return {
    getLoaded: (part, expose) => {
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
    evict: (part, expose) => void loading.delete(key(part, expose)),
  }
}

interface KnownData {
  /** Who visits, known from the start. `unknown`: the API is asked. @default 'visitor' */
  visitor?: 'visitor' | 'customer' | 'unknown' | Personal
  /** Of the home page, known from the start. `unknown`: the API is asked. @default 'none' */
  banners?: 'none' | 'unknown'
  /** Content pages that the layout links to, known from the start. `unknown`: the API is asked. @default none */
  pageLists?: Partial<PageLists> | 'unknown'
}

interface AppOptions extends Omit<TestKernelOptions, 'plan'>, KnownData {
  /** What the history keeps with the entry of the page. */
  historyState?: unknown
  path?: string
  modules?: TestModules
  /** Takes the place of `modules`. */
  source?: (kernel: Kernel) => ModuleSource
  plan?: Partial<Plan>
  problem?: Boot['problem']
}

/** What the server has sent along: nothing of it is asked for. */
function seedKernel(
  kernel: Kernel,
  { visitor = 'visitor', banners = 'none', pageLists = {} }: KnownData,
): void {
  if (visitor !== 'unknown') {
    const known = { customer: testCustomer, visitor: testVisitor }
    kernel.query.setQueryData(queryKeys.personal, {
      ITEM: typeof visitor === 'string' ? known[visitor]() : visitor,
    })
    kernel.query.setQueryData(queryKeys.basketCounts, { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } })
    for (const key of [queryKeys.favouritesCount, queryKeys.viewedCount])
      kernel.query.setQueryData(key, { CNT: 0 })
  }
  if (banners === 'none') kernel.query.setQueryData(keys.promo, noBanners())
  if (pageLists !== 'unknown')
    for (const type of ['front_up', 'front_down'] as const)
      kernel.query.setQueryData(keys.pageList(type), pageLists[type] ?? [])
}

/** Renders a piece of the layout alone, with the real routes of the shop around it. */
export function renderPiece(
  ui: ReactNode,
  { path, plan, visitor, banners, pageLists, ...options }: Omit<AppOptions, 'modules' | 'source'> = {},
): RenderedWithKernel {
  const kernel = testKernel({ ...options, plan: shopPlan(plan) })
  seedKernel(kernel, { visitor, banners, pageLists })
  return renderWithKernel(ui, { kernel, path })
}

export interface RenderedApp extends RenderResult {
  kernel: Kernel
}

/**
 * Renders the whole shop by the real `release.ts` of all parts: the real layout and pages of the shell, modules of other parts
 * as given. A module that no part exposes is an error of the test.
 */
export function renderApp({
  path = '/',
  historyState,
  modules = {},
  source = () => testSource(modules),
  plan,
  visitor,
  problem,
  banners,
  pageLists,
  ...options
}: AppOptions = {}): RenderedApp {
  if (!jest.isMockFunction(window.scrollTo))
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const kernel = testKernel({ ...options, plan: shopPlan(plan) })
  seedKernel(kernel, { visitor, banners, pageLists })
  const result = render(
    <MemoryRouter initialEntries={[{ ...parsePath(path), state: historyState }]}>
      <App kernel={kernel} cache={createCache({ key: 'css' })} source={source(kernel)} problem={problem} />
    </MemoryRouter>,
  )
  return { ...result, kernel }
}
