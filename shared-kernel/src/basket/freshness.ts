import type { BasketCounts, BasketCountsAnswer, BasketType } from '@prilavok/shared-kernel/contract'
import { queryKeys, readBasketCounts } from '@prilavok/shared-kernel/queries'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'
import { BASKETS, type BasketInit, type BasketState, tellBasket } from './basket-state'
import type { Changes } from './change'

interface FreshnessInit extends BasketInit {
  changes: Changes
  state: BasketState
  follow: (basket: BasketType) => Promise<void>
}

export interface Freshness {
  /** Somebody looks at a basket, or does something with it: it is looked after for a while. */
  wake(): void
  dispose(): void
}

/**
 * How often counts are asked for while a basket is open; answers of own changes tell of others' themselves. For ten minutes after a
 * change, here or elsewhere, then not at all until the page is shown again.
 */
const CALM_MS = 3000
/** For a minute after somebody else has changed it: he is at it now. */
const LIVELY_MS = 1000
/** Each answer that does not come doubles the pause, up to this. */
const MAX_PAUSE_MS = 60_000
const LIVELY_FOR_MS = 60_000
const WATCHED_FOR_MS = 600_000

/** Whether nobody has changed a basket, as far as both counts tell: of some only count and sum are known. */
const isSame = (now: BasketCounts, old: BasketCounts): boolean =>
  now.CNT === old.CNT &&
  now.SUM === old.SUM &&
  (now.ROWS_HASH === undefined || old.ROWS_HASH === undefined || now.ROWS_HASH === old.ROWS_HASH)

/**
 * Brings the page in step with what other devices and colleagues do to its baskets. Tabs of one browser tell each other; here counts
 * are compared: whenever the page is shown again, and all the time while its basket is open. A visitor without a login has neither
 * colleagues nor other devices.
 */
export function createFreshness(init: FreshnessInit): Freshness {
  const { query, platform, changes, state, follow } = init
  const own = {
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    since: platform.now(),
    changedElsewhere: Number.NEGATIVE_INFINITY,
    hidden: false,
    /** Looks in a row that had no answer. */
    failures: 0,
  }
  const known = () => query.getQueryData<BasketCountsAnswer>(queryKeys.basketCounts)
  /** Counts may be from before or after a change that is on its way: they say nothing then. */
  const isBusy = () =>
    BASKETS.some((basket) =>
      [...changes.of(basket).values()].some(({ state }) => state === 'waiting' || state === 'sending'),
    )

  const check = async () => {
    const before = known()
    if (!before || isBusy()) return
    const now = await readBasketCounts(init).catch(() => undefined)
    own.failures = now ? 0 : own.failures + 1
    if (!now || isBusy() || known() !== before) return
    const { LOYALTY, ...main } = now
    const pairs = [
      ['main', main, before],
      ['loyalty', LOYALTY, before.LOYALTY],
    ] as const
    // What the counts say besides, such as the minimum order, may be another.
    if (pairs.every(([, counts, old]) => isSame(counts, old))) query.setQueryData(queryKeys.basketCounts, now)
    for (const [basket, counts, old] of pairs) {
      if (isSame(counts, old)) continue
      own.since = own.changedElsewhere = platform.now()
      tellBasket(init, basket, counts)
      await follow(basket)
    }
  }
  const stop = () => {
    clearTimeout(own.timer)
    own.timer = undefined
  }
  const schedule = () => {
    const now = platform.now()
    if (own.timer || own.hidden || state.openBaskets === 0 || now - own.since > WATCHED_FOR_MS) return
    // The connection, or the login, wakes it.
    if (!platform.isOnline() || !readLoginIdentity(platform.cookies).loggedIn) return
    const pause = (now - own.changedElsewhere < LIVELY_FOR_MS ? LIVELY_MS : CALM_MS) * 2 ** own.failures
    const timer = setTimeout(
      async () => {
        if (state.openBaskets > 0) await check()
        // Something else may have set the next look meanwhile.
        if (own.timer !== timer) return
        own.timer = undefined
        schedule()
      },
      Math.min(pause, MAX_PAUSE_MS),
    )
    own.timer = timer
  }
  const wake = () => {
    own.since = platform.now()
    schedule()
  }
  const lookNow = () => {
    if (own.hidden) return
    stop()
    own.failures = 0
    void check().then(wake)
  }
  const ended = [
    changes.subscribe(wake),
    init.bus.on('session:changed', () => {
      own.failures = 0
      wake()
    }),
    platform.onPage('online', lookNow),
    platform.onPage('hidden', () => {
      own.hidden = true
      stop()
    }),
    platform.onPage('shown', () => {
      own.hidden = false
      lookNow()
    }),
  ]
  return {
    wake,
    dispose() {
      stop()
      own.hidden = true
      for (const end of ended) end()
    },
  }
}
