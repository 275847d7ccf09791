import { createAlarms } from '@prilavok/shared-kernel/alarms'
import { createApiClient } from '@prilavok/shared-kernel/api'
import { createBasket } from '@prilavok/shared-kernel/basket'
import { createBus } from '@prilavok/shared-kernel/bus'
import type { MapTiles, Plan, Shop } from '@prilavok/shared-kernel/contract'
import type { ErrorHandler, Errors } from '@prilavok/shared-kernel/errors'
import type { Kernel, Navigation, Platform } from '@prilavok/shared-kernel/kernel'
import { createLeaveGuards, type LeaveGuards } from '@prilavok/shared-kernel/leave-guard'
import { createModals } from '@prilavok/shared-kernel/modals'
import { createNotices } from '@prilavok/shared-kernel/notices'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { createSavedAnswers } from '@prilavok/shared-kernel/saved-answers'
import { createStore } from '@prilavok/shared-kernel/store'
import { createTokenService, type LoginIdentity, readLoginIdentity } from '@prilavok/shared-kernel/token'
import { followSession } from './follow-session'
import { keepDraftsPrivate } from './private-drafts'
import { createQueryClient } from './query-client'
import { followBus } from './shared-data'

export interface KernelInit {
  plan: Plan
  shop: Shop
  platform: Platform
  mapTiles?: MapTiles
  /** @default shows nothing */
  onError?: ErrorHandler
  /** @default prefetches nothing */
  navigation?: Navigation
  /**
   * Answers of the API are saved in the browser, for times without a connection (ADR 37). `isSavedCopy`: the document is a saved one, too.
   * @default none are
   */
  savesAnswers?: { isSavedCopy: boolean } | undefined
}

const NO_PREFETCH: Navigation = {
  prefetch: () => undefined,
  consider: () => undefined,
  dismiss: () => undefined,
}

/** The buyer has not asked for it, so he is not asked either: drafts bring back what was typed. */
const leavingWithoutQuestion = (platform: Platform, guards: LeaveGuards): Platform => ({
  ...platform,
  reload() {
    guards.release()
    platform.reload()
  },
  open(path) {
    guards.release()
    platform.open(path)
  },
})

/** Builds everything that exists once per page or request. */
export function createKernel(init: KernelInit): Kernel {
  const { plan, shop, platform } = init
  const modals = createModals()
  const notices = createNotices()
  const errors: Errors = {
    report(error, { errors: display = 'modal' } = {}) {
      // Of a call that nobody waits for any more.
      if (error instanceof DOMException && error.name === 'AbortError') return true
      return display !== 'silent' && (init.onError?.(error, display, { modals, notices }) ?? false)
    },
  }
  const saving = init.savesAnswers && createSavedAnswers(platform, init.savesAnswers)
  const query = createQueryClient(platform.kind, errors, saving?.persister)
  const bus = createBus(platform)
  followBus(bus, query)
  const leaveGuards = createLeaveGuards()
  const userChanges = createStore(0)
  const user = followSession({ bus, query, platform, modals, notices, leaveGuards, userChanges })
  if (platform.kind === 'server')
    query.setQueryData<LoginIdentity>(queryKeys.login, readLoginIdentity(platform.cookies))
  else keepDraftsPrivate(bus, query, platform)
  const token = createTokenService({
    platform: leavingWithoutQuestion(platform, leaveGuards),
    bus,
    user,
    domain: shop.DOMAIN_NAME,
  })
  const api = createApiClient({ platform, token, userGuard: user.guard })
  const basket = createBasket({ api, bus, query, notices, platform })
  const shopData = createStore(shop)
  return {
    plan,
    get shop() {
      return shopData.current()
    },
    shopData,
    platform,
    mapTiles: init.mapTiles,
    token,
    api,
    bus,
    query,
    errors,
    basket,
    notices,
    alarms: createAlarms(platform),
    modals,
    savedAnswers: saving?.of({ query, bus }),
    navigation: init.navigation ?? NO_PREFETCH,
    leaveGuards,
    userChanges,
    dispose: () => {
      user.dispose()
      basket.dispose()
      bus.dispose()
      query.clear()
    },
  }
}
