import type { ApiClient } from '@prilavok/shared-kernel/api'
import type { Bus } from '@prilavok/shared-kernel/bus'
import type { Plan, Shop } from '@prilavok/shared-kernel/contract'
import type { Modals } from '@prilavok/shared-kernel/modals'
import type { Notices } from '@prilavok/shared-kernel/notices'
import type { TokenService } from '@prilavok/shared-kernel/token'
import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from './platform'

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
