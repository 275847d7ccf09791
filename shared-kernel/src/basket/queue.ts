import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { BASKETS, type BasketInit, type BasketState, type Move, watchKey } from './basket-state'
import { type Change, type Changes, isUnconfirmed } from './change'
import { createConflictNotice } from './conflict-notice'
import { createFreshness } from './freshness'
import { dropLeftChanges, joinSaved, leaveChanges, takeLeftChanges } from './left-changes'
import { createOverwritten } from './overwritten'
import type { ChangeRequest } from './requests'
import { restoreChanges } from './restore'
import { readSaved, type SavedChange, saveChanges, savedOf } from './saved-changes'
import { createSender } from './sender'
import { createUndo } from './undo'

/** What the buyer does with the changes: `Basket` says what each is for. */
export interface Queue {
  changed(basket: BasketType, moves: readonly Move[], options: ChangeOptions): void
  undo(): boolean
  flush(): void
  retry(): void
  /** A basket is on the screen: what others do to it is to be seen. */
  watchOthers(): void
  /** Somebody else has changed a basket. */
  follow(basket: BasketType): Promise<void>
  /** Takes up what was left unsent before a reload, or when a tab was closed. */
  restore(): Promise<void>
  /** A basket was ordered or emptied elsewhere: earlier changes of it cannot be taken back. */
  emptied(basket: BasketType): void
  /** Gives up everything that is not sent yet. */
  discard(): void
  dispose(): void
}

interface ChangeOptions {
  when?: 'soon' | 'now'
  clear?: boolean
  done?: string | undefined
}

/** Kit §7, quantity stepper. */
const PAUSE_MS = 400
/** Without an answer it is tried again after 5 s, then after twice as long each time, up to a minute. */
const FIRST_RETRY_MS = 5000
const MAX_RETRY_MS = 60_000

export function createQueue(init: BasketInit & { changes: Changes; state: BasketState }): Queue {
  const { api, changes, state, notices, platform } = init
  const timers: { pause?: ReturnType<typeof setTimeout>; retry?: ReturnType<typeof setTimeout> } = {}
  const wait = { retryMs: FIRST_RETRY_MS }
  const page = { id: newIdempotencyKey(), isLeft: false }

  const sender = createSender({
    ...init,
    onRejected: (basket, id) => undo.drop(basket, id),
    onConflicts(basket, conflicts) {
      conflictNotice.tell(basket, conflicts)
      overwritten.tellOthers(basket, conflicts)
    },
    onNoAnswer() {
      clearTimeout(timers.retry)
      timers.retry = setTimeout(retry, wait.retryMs)
      wait.retryMs = Math.min(wait.retryMs * 2, MAX_RETRY_MS)
    },
    onAnswer() {
      clearTimeout(timers.retry)
      wait.retryMs = FIRST_RETRY_MS
      // There is a connection again: what had none goes along.
      makeDue('unsent')
    },
  })
  const setCounts = (basket: BasketType, moves: readonly Move[]) => {
    const first = moves.find(({ from, to }) => from === 0 && to > 0)
    if (first) state.restored = { basket, productId: first.item.ID }
    changes.put(
      basket,
      moves.map(({ item, from, to }) => {
        const { held = from, seen } = changes.of(basket).get(item.ID) ?? {}
        return [item.ID, { item, held, seen, target: to, state: 'waiting', call: 'set' }]
      }),
    )
    flush()
  }
  const undo = createUndo({
    notices,
    changes,
    setCounts,
    isWatched: (basket, productId) => state.watched.has(watchKey(basket, productId)),
  })
  const conflictNotice = createConflictNotice({
    notices,
    change(basket, moves) {
      undo.record(basket, moves, { when: 'now' })
      setCounts(basket, moves)
    },
  })
  const overwritten = createOverwritten({
    ...init,
    tellConflicts(basket, conflicts) {
      undo.overtaken(basket, new Set(conflicts.map(({ item }) => item.ID)))
      conflictNotice.tell(basket, conflicts)
    },
  })
  const freshness = createFreshness({ ...init, follow: sender.follow })

  const makeDue = (which: Change['state']) => {
    for (const basket of BASKETS)
      sender.makeDue(
        basket,
        [...changes.of(basket).values()]
          .filter((change) => change.state === which)
          .map(({ item }) => item.ID),
      )
  }
  const makeAllDue = () => {
    clearTimeout(timers.pause)
    undo.close()
    makeDue('waiting')
    makeDue('unsent')
  }
  const flush = () => {
    makeAllDue()
    sender.start()
  }
  const retry = () => {
    clearTimeout(timers.retry)
    flush()
  }
  const unconfirmed = (): [SavedChange[], ChangeRequest[]] => {
    const open = BASKETS.flatMap((basket) =>
      [...changes.of(basket).values()].filter(isUnconfirmed).map(({ item, held, target }) => ({
        basket,
        item,
        held,
        target,
        sent: sender.sentOf(basket, item.ID),
      })),
    )
    const additions = [...sender.underWay].filter(({ kind }) => kind === 'add')
    return [open, [...new Set([...additions, ...sender.repeats])]]
  }
  const save = () => saveChanges(platform, ...unconfirmed())
  const ended = [
    changes.subscribe(save),
    changes.subscribe(undo.follow),
    changes.subscribe(() => conflictNotice.follow(changes)),
    platform.onPage('hidden', flush),
    platform.onPage('online', retry),
    platform.onPage('left', () => {
      makeAllDue()
      sender.hurry()
      page.isLeft = true
      leaveChanges(platform, page.id, savedOf(platform, ...unconfirmed()))
    }),
    platform.onPage('shown', () => {
      if (page.isLeft) leaveChanges(platform, page.id, undefined)
      page.isLeft = false
    }),
  ]
  const stop = () => {
    clearTimeout(timers.pause)
    clearTimeout(timers.retry)
  }

  return {
    changed(basket, moves, { when, clear, done }) {
      dropLeftChanges(
        platform,
        basket,
        moves.map(({ item }) => item.ID),
      )
      undo.record(basket, moves, { when, clear, done })
      if (clear) sender.clear(basket)
      clearTimeout(timers.pause)
      if (when === 'now') flush()
      else timers.pause = setTimeout(flush, PAUSE_MS)
      api.warm()
    },
    undo: undo.last,
    flush,
    retry,
    watchOthers: freshness.wake,
    follow: sender.follow,
    async restore() {
      const own = readSaved(platform)
      // What this page has saved while the queue was loading is among the changes still.
      const ofEarlier = own?.changes.filter(({ basket, item }) => !changes.of(basket).has(item.ID)) ?? []
      const saved = joinSaved([
        ...takeLeftChanges(platform),
        ...(own && ofEarlier.length + own.requests.length > 0 ? [{ ...own, changes: ofEarlier }] : []),
      ])
      if (!saved) return
      await restoreChanges({ ...init, sender, saved, tellConflicts: conflictNotice.tell })
      flush()
    },
    emptied(basket) {
      undo.discard(basket)
      conflictNotice.close(basket)
    },
    discard() {
      stop()
      undo.discard()
      conflictNotice.close()
      sender.discard()
      for (const basket of BASKETS)
        changes.put(
          basket,
          [...changes.of(basket).keys()].map((id) => [id, undefined]),
        )
    },
    dispose() {
      stop()
      freshness.dispose()
      overwritten.dispose()
      for (const end of ended) end()
    },
  }
}
