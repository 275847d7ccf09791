import type { BasketType } from '@prilavok/shared-kernel/contract'
import { type BasketInit, type BasketState, watchKey } from './basket-state'
import type { Conflict } from './conflicts'

interface OverwrittenInit extends Pick<BasketInit, 'bus'> {
  state: BasketState
  tellConflicts: (basket: BasketType, conflicts: readonly Conflict[]) => void
}

/**
 * Tells the other tabs of this browser over which of their counts a change of this one has gone, and says here what theirs have
 * gone over. Other devices see it by what their basket becomes.
 */
export function createOverwritten({ bus, state, tellConflicts }: OverwrittenInit) {
  const own = { telling: false }
  const end = bus.on('basket:overwritten', ({ basket, PRODUCTS }) => {
    if (own.telling) return
    const conflicts = PRODUCTS.flatMap(({ PRODUCT_ID, NAME, QUANTITY, NOW }): Conflict[] => {
      if (state.made.get(watchKey(basket, PRODUCT_ID))?.at(-1) !== QUANTITY) return []
      const item = { ID: PRODUCT_ID, NAME, held: NOW }
      return [{ item, elsewhere: NOW, now: NOW, kind: 'overwritten', own: QUANTITY }]
    })
    if (conflicts.length > 0) tellConflicts(basket, conflicts)
  })
  return {
    tellOthers(basket: BasketType, conflicts: readonly Conflict[]) {
      const replaced = conflicts.filter(({ kind }) => kind === 'replaced')
      if (replaced.length === 0) return
      own.telling = true
      bus.emit('basket:overwritten', {
        basket,
        PRODUCTS: replaced.map(({ item, elsewhere, now }) => ({
          ...{ PRODUCT_ID: item.ID, NAME: item.NAME },
          ...{ QUANTITY: elsewhere, NOW: now },
        })),
      })
      own.telling = false
    },
    dispose: end,
  }
}
