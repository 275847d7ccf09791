import type { Alarms } from '@prilavok/shared-kernel/alarms'
import type { ApiClient } from '@prilavok/shared-kernel/api'
import type { Basket } from '@prilavok/shared-kernel/basket'
import type { Bus } from '@prilavok/shared-kernel/bus'
import type { MapTiles, Plan, Shop } from '@prilavok/shared-kernel/contract'
import type { Errors } from '@prilavok/shared-kernel/errors'
import type { LeaveGuards } from '@prilavok/shared-kernel/leave-guard'
import type { Modals } from '@prilavok/shared-kernel/modals'
import type { Notices } from '@prilavok/shared-kernel/notices'
import type { SavedAnswers } from '@prilavok/shared-kernel/saved-answers'
import type { ReadableStore, Store } from '@prilavok/shared-kernel/store'
import type { TokenService } from '@prilavok/shared-kernel/token'
import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from './platform'

/** What the shell does for the parts around a change of page. */
export interface Navigation {
  /** The buyer opens this path: its code and data start to load. Never throws; does nothing where the buyer saves data. */
  prefetch(path: string): void
  /** The buyer may be about to open it: `prefetch` follows when nothing dismisses it within a moment. */
  consider(path: string): void
  /** The pointer or the focus has left the link again. */
  dismiss(path: string): void
}

/** One page in the browser, one request on the server. No module of any part holds mutable state: it all hangs here. */
export interface Kernel {
  readonly plan: Plan
  /** Data of the shop as they are known now; components read them by `useShop`, which hears of changes. */
  readonly shop: Shop
  /** The same for those who watch it: another token may bring other data. */
  readonly shopData: Store<Shop>
  readonly platform: Platform
  /** Where pictures of maps come from, if the operator has named a place. Only the browser knows. */
  readonly mapTiles?: MapTiles
  readonly token: TokenService
  readonly api: ApiClient
  readonly bus: Bus
  readonly query: QueryClient
  readonly errors: Errors
  /** Changes of the buyer's baskets. */
  readonly basket: Basket
  readonly notices: Notices
  /** Which of the blocks that have failed together is announced. */
  readonly alarms: Alarms
  readonly modals: Modals
  readonly navigation: Navigation
  /** What can be shown without a connection; none where nothing is saved. */
  readonly savedAnswers?: SavedAnswers | undefined
  /** Unsaved input of the page and of what stands over it. */
  readonly leaveGuards: LeaveGuards
  /** Grows when the page becomes somebody else's: everything that is rendered is thrown away then. */
  readonly userChanges: ReadableStore<number>
  /** Ends subscriptions and waiting work. */
  dispose(): void
}
