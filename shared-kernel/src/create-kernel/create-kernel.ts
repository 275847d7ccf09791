import { createApiClient } from '@prilavok/shared-kernel/api'
import { createBus } from '@prilavok/shared-kernel/bus'
import type { Plan, Shop } from '@prilavok/shared-kernel/contract'
import type { Kernel, Navigation, Platform } from '@prilavok/shared-kernel/kernel'
import { createModals } from '@prilavok/shared-kernel/modals'
import { createNotices } from '@prilavok/shared-kernel/notices'
import { createTokenService } from '@prilavok/shared-kernel/token'
import { QueryClient } from '@tanstack/react-query'
import { followBus } from './shared-data'

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

const NO_PREFETCH: Navigation = {
  prefetch: () => undefined,
  consider: () => undefined,
  dismiss: () => undefined,
}

/** Builds everything that exists once per page or request. */
export function createKernel(init: KernelInit): Kernel {
  const { plan, shop, platform } = init
  const query = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: platform.kind === 'server' ? Number.POSITIVE_INFINITY : 10 * MINUTE,
        retry: false,
        refetchOnWindowFocus: false,
      },
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
    navigation: init.navigation ?? NO_PREFETCH,
    dispose: () => {
      bus.dispose()
      query.clear()
    },
  }
}
