import type { BasketType } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { BASKETS, type BasketInit, type BasketState, noteMade } from './basket-state'
import { writeCounts } from './cached-products'
import type { Changes } from './change'
import type { Conflict } from './conflicts'
import { readHeld } from './requests'
import type { Saved, SavedChange } from './saved-changes'
import type { Sender } from './sender'

interface RestoreInit extends Pick<BasketInit, 'api' | 'query'> {
  changes: Changes
  sender: Sender
  saved: Pick<Saved, 'changes' | 'requests'>
  state: BasketState
  tellConflicts: (basket: BasketType, conflicts: readonly Conflict[]) => void
}

/**
 * Takes up changes that had no answer before a reload or the end of a tab: shown at once, then compared with what the server holds. What it has
 * already is over; what it holds as before is sent; where it holds something else, somebody has changed it since, and
 * that is the last word: the buyer is told, and may have his count after all.
 */
export async function restoreChanges(init: RestoreInit): Promise<void> {
  const { api, query, changes, state, sender, saved, tellConflicts } = init
  const isOurs = ({ basket, item, target }: SavedChange) => changes.of(basket).get(item.ID)?.target === target
  for (const { basket, item, held, target } of saved.changes) {
    noteMade(state, basket, item.ID, target)
    if (!changes.of(basket).has(item.ID))
      changes.put(basket, [[item.ID, { item, held, target, state: 'waiting', call: 'set' }]])
  }
  sender.repeats.push(...saved.requests)

  const compare = async (basket: BasketType, own: SavedChange[]) => {
    const truth = await readHeld(api, basket)
    // The page was made before the last requests of the former one had arrived.
    if (basket === 'main') writeCounts(query, ({ ID }) => truth.get(ID) ?? 0)
    void query.invalidateQueries({ queryKey: queryKeys.basketCounts })
    void query.invalidateQueries({ queryKey: [...queryKeys.basketRows, basket] })
    const conflicts: Conflict[] = []
    for (const change of own.filter(isOurs)) {
      const { item, target } = change
      const held = truth.get(item.ID) ?? 0
      const isElsewhere = held !== target && ![change.held, ...change.sent].includes(held)
      if (isElsewhere) conflicts.push({ item, elsewhere: held, now: held, kind: 'left', own: target })
      const isOver = held === target || isElsewhere
      changes.put(basket, [
        [item.ID, isOver ? undefined : { item, held, target, state: 'waiting', call: 'set' }],
      ])
    }
    if (conflicts.length > 0) tellConflicts(basket, conflicts)
  }
  await sender.inTurn(async () => {
    for (const request of saved.requests) if (!(await sender.send(request))) return
    for (const basket of BASKETS) {
      const own = saved.changes.filter((change) => change.basket === basket)
      // Without an answer they wait, and go out as counts to be set, which is right whatever the server holds.
      if (own.length > 0) await compare(basket, own).catch(() => undefined)
    }
  })
}
