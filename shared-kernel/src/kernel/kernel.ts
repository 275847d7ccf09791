import { type ApiClient, createApiClient } from '@prilavok/shared-kernel/api'
import { type Bus, createBus } from '@prilavok/shared-kernel/bus'
import type { Plan, Shop } from '@prilavok/shared-kernel/contract'
import { createModals, type Modals } from '@prilavok/shared-kernel/modals'
import { createNotices, type Notices } from '@prilavok/shared-kernel/notices'
import { createTokenService, type TokenService } from '@prilavok/shared-kernel/token'
import { QueryClient } from '@tanstack/react-query'
import type { Platform } from './platform'
import { followBus } from './shared-data'

/** What the shell does for the parts around a change of page. */
export interface Navigation {
  /** Starts to load the page of a path: its code and its data. Never throws. */
  prefetch(path: string): void
}

/** One page in the browser, one request on the server. No module of any part holds mutable state: it all hangs here. */
export interface Kernel {
  readonly plan: Plan
  readonly shop: Shop
  readonly platform: Platform
  readonly token: TokenService
  readonly api: ApiClient
  readonly bus: Bus
  readonly query: QueryClient
  readonly notices: Notices
  readonly modals: Modals
  readonly navigation: Navigation
  /** Ends subscriptions and waiting work. */
  dispose(): void
}

export interface KernelInit {
  plan: Plan
  shop: Shop
  platform: Platform
  /** Statuses whose answers open the server error modal (AMB-05). @default none */
  errorStatuses?: readonly number[]
  /** @default prefetches nothing */
  navigation?: Navigation
}

const MINUTE = 60_000

/** Builds everything that exists once per page or request. */
export function createKernel(init: KernelInit): Kernel {
  const { plan, shop, platform } = init
  const query = new QueryClient({
    defaultOptions: {
      queries: { staleTime: MINUTE, gcTime: 10 * MINUTE, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
  const bus = createBus(platform)
  followBus(bus, query)
  const modals = createModals()
  const token = createTokenService({ platform, bus, domain: shop.DOMAIN_NAME })
  const api = createApiClient({
    platform,
    token,
    onServerError: (status, detail) => {
      if (init.errorStatuses?.includes(status)) modals.open('serverError', { detail })
    },
  })
  return {
    plan,
    shop,
    platform,
    token,
    api,
    bus,
    query,
    notices: createNotices(),
    modals,
    navigation: init.navigation ?? { prefetch: () => undefined },
    dispose: () => {
      bus.dispose()
      query.clear()
    },
  }
}
