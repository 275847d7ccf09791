import type { BasketMethodResponse, BasketType } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { notifyManager } from '@tanstack/react-query'
import { type BasketInit, type BasketState, endMade, noteMade, tellBasket, watchKey } from './basket-state'
import { hasProducts, writeCounts } from './cached-products'
import { type Change, type Changes, isOpen, isUnconfirmed } from './change'
import type { Conflict } from './conflicts'
import { type ChangeRequest, readHeld } from './requests'
import { texts } from './texts'

export interface OutcomesInit extends BasketInit {
  changes: Changes
  state: BasketState
  /** A change was not made. */
  onRejected: (basket: BasketType, productId: number) => void
}

/** What became of one product's count. */
interface Result {
  held: number
  reason?: string | undefined
  /** The reason has nothing to do with the product. */
  mayRepeat?: boolean
}

/** Brings the page in step with what the server has said. */
export interface Outcomes {
  /** Whether nobody knows what became of a request, or it may simply be made again. */
  isNoAnswer(error: unknown): boolean
  /** Both return the products whose target count is another one by now: they go out again. */
  answered(
    request: ChangeRequest,
    answer: BasketMethodResponse,
    conflicts: readonly Conflict[],
  ): Promise<number[]>
  rejected(request: ChangeRequest, error: unknown): Promise<number[]>
  follow(basket: BasketType): Promise<void>
  /** Loads the rows on the screen anew once no change is on its way; until then they show what the server has confirmed. */
  refreshRows(basket: BasketType): Promise<void>
}

/** Until pages have rendered what was written into the cache: query tells them in a task of its own. */
const shown = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

export function createOutcomes(init: OutcomesInit): Outcomes {
  const { api, query, notices, changes, state } = init

  const rowsKey = (basket: BasketType) => [...queryKeys.basketRows, basket]
  const refreshRows = async (basket: BasketType) => {
    const open = [...changes.of(basket).values()]
    if (open.some((change) => change.state === 'waiting' || change.state === 'sending')) return
    const shownRows = { queryKey: rowsKey(basket), type: 'active' } as const
    await query.invalidateQueries(shownRows)
    // Rows that were on their way for the first time are asked for once more then.
    const repeated = query.getQueryCache().findAll({ ...shownRows, fetchStatus: 'fetching' })
    await Promise.allSettled(repeated.map(({ promise }) => promise))
    const rows = query.getQueryCache().findAll(shownRows)
    if (rows.some(({ state }) => state.isInvalidated)) return
    await shown()
    const unchanged = open.filter((change) => changes.of(basket).get(change.item.ID) === change)
    for (const { item } of unchanged) endMade(state, basket, item.ID)
    changes.put(
      basket,
      unchanged.flatMap((change): [number, Change | undefined][] => {
        if (change.state === 'confirmed') return [[change.item.ID, undefined]]
        return change.state === 'rejected' && !change.superseded
          ? [[change.item.ID, { ...change, superseded: true }]]
          : []
      }),
    )
  }
  /** What the server's basket holds; undefined when it cannot be read now. */
  const readTruth = async (basket: BasketType) => {
    const held = await readHeld(api, basket).catch(() => undefined)
    if (basket !== 'main') return held
    if (held) writeCounts(query, ({ ID }) => held.get(ID) ?? 0)
    else await query.invalidateQueries({ queryKey: queryKeys.products, refetchType: 'none' })
    return held
  }
  const finish = ({ basket, products }: ChangeRequest, resultOf: (id: number) => Result): number[] => {
    const left: number[] = []
    const unseen = new Set<string>()
    const updates = products.flatMap(({ id, after }): [number, Change][] => {
      const change = changes.of(basket).get(id)
      const { held, reason, mayRepeat } = resultOf(id)
      noteMade(state, basket, id, held)
      if (!isUnconfirmed(change)) return []
      if (change.target !== after) {
        if (change.state === 'sending') left.push(id)
        return [[id, { ...change, held, seen: undefined, state: 'waiting' }]]
      }
      if (reason === undefined)
        return [[id, { ...change, held, seen: undefined, target: held, state: 'confirmed' }]]
      if (!state.watched.has(watchKey(basket, id))) unseen.add(reason)
      const asked = mayRepeat ? change.target : undefined
      return [[id, { ...change, held, seen: undefined, target: held, state: 'rejected', reason, asked }]]
    })
    const counts = new Map(products.map(({ id }) => [id, resultOf(id).held]))
    if (basket === 'main') writeCounts(query, ({ ID, BASKET }) => counts.get(ID) ?? BASKET)
    changes.put(basket, updates)
    for (const [id, change] of updates) if (change.state === 'rejected') init.onRejected(basket, id)
    for (const text of unseen) notices.show({ kind: 'error', text })
    return left
  }

  const reading = new Set<BasketType>()
  const again = new Set<BasketType>()
  /** What somebody else has made of a basket. */
  const readAnew = async (basket: BasketType) => {
    const isOpenHere = [...changes.of(basket).values()].some(isOpen)
    const held = isOpenHere || (basket === 'main' && hasProducts(query)) ? await readTruth(basket) : undefined
    if (held)
      changes.put(
        basket,
        [...changes.of(basket)].flatMap(([id, change]): [number, Change][] => {
          const now = held.get(id) ?? 0
          if (!isOpen(change) || change.state === 'sending' || change.held === now) return []
          const { state, seen = change.held } = change
          return [[id, { ...change, held: now, ...(state === 'confirmed' ? { target: now } : { seen }) }]]
        }),
      )
    await refreshRows(basket)
  }

  return {
    refreshRows,
    isNoAnswer: (error) => !isApiError(error) || error.isTemporary,
    async answered(request, { METHOD_SUCCESS, CHECK, OVERWRITTEN: _, ...counts }, conflicts) {
      const { basket, products } = request
      const done = isYes(METHOD_SUCCESS.SUCCESS)
      const warnings = new Map(CHECK.map(({ PRODUCT_ID, TEXT }) => [PRODUCT_ID, TEXT]))
      if (basket === 'main') state.version += 1
      // Some were made otherwise than asked, or not at all: only the server knows which.
      const otherwise = done && products.some(({ id }) => warnings.has(id))
      const truth = otherwise ? await readTruth(basket) : undefined
      const known = new Map(products.map((product) => [product.id, product]))
      const met = new Map(conflicts.map((conflict) => [conflict.item.ID, conflict]))
      const left = finish(request, (id) => {
        const { before = 0, after = 0 } = known.get(id) ?? {}
        if (!done) return { held: before, reason: warnings.get(id) ?? CHECK[0]?.TEXT ?? texts.failed }
        const reason = warnings.get(id)
        return { held: reason && truth ? (truth.get(id) ?? 0) : (met.get(id)?.now ?? after), reason }
      })
      tellBasket(init, basket, counts)
      void refreshRows(basket)
      return left
    },
    async rejected(request, error) {
      const before = new Map(request.products.map((product) => [product.id, product.before]))
      const reason = errorText(error)
      // A server that broke down on the way may have made the change.
      const mayRepeat = isApiError(error) && error.status >= 500
      const truth = mayRepeat ? await readTruth(request.basket) : undefined
      const left = finish(request, (id) => ({ held: (truth ?? before).get(id) ?? 0, reason, mayRepeat }))
      // Nobody has said what the basket holds now.
      if (mayRepeat) void query.invalidateQueries({ queryKey: queryKeys.basketCounts })
      void refreshRows(request.basket)
      return left
    },
    async follow(basket) {
      if (basket === 'main') state.version += 1
      again.add(basket)
      // News that come while the last ones are being read are read together.
      if (reading.has(basket)) return
      reading.add(basket)
      try {
        while (again.delete(basket)) await readAnew(basket)
      } finally {
        reading.delete(basket)
      }
    },
  }
}
