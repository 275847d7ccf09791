import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Change } from './change'
import type { ChangeRequest } from './requests'

/** Products that one call of a basket takes. */
const MAX_PRODUCTS = 1000

/** A change whose turn it is, with what is on its way besides. */
export interface DueChange {
  change: Change
  /** What the request under way leaves, when there is one. */
  underWay?: { kind: ChangeRequest['kind']; after: number } | undefined
  /** A request was not answered: the server may hold something else than is known. */
  inDoubt: boolean
}

/** Which call brings a product's count to its target; undefined: it is there already. */
function kindOf({ change, underWay, inDoubt }: DueChange): ChangeRequest['kind'] | undefined {
  const { target, call } = change
  const held = underWay?.after ?? change.held
  if (target === held && !inDoubt) return undefined
  if (target === 0) return 'remove'
  // Two additions come to the same in whichever order they arrive, so none waits while the page is being left.
  if (underWay?.kind === 'add' && target > held) return 'add'
  // What somebody has removed meanwhile: the whole count is asked for, not one on top of what was seen there.
  const isRemovedElsewhere = !underWay && held === 0 && (change.seen ?? 0) > 0
  if (inDoubt || call === 'set' || target < held || isRemovedElsewhere) return 'set'
  return call === 'add' || held === 0 ? 'add' : 'set'
}

/**
 * The next call for changes that are due: as many of them as one call can carry.
 * @param newKey makes the key of an `add`
 */
export function chooseRequest(
  basket: BasketType,
  due: readonly DueChange[],
  clearing: boolean,
  newKey: () => string,
): ChangeRequest | undefined {
  const moves = due.flatMap((entry) => {
    const kind = kindOf(entry)
    return kind ? [{ ...entry, kind }] : []
  })
  const removed = moves.some(({ kind }) => kind === 'remove')
  const kind = clearing && removed ? 'remove' : moves[0]?.kind
  if (!kind) return undefined
  const products = moves
    .filter((entry) => entry.kind === kind)
    .slice(0, kind === 'remove' && clearing ? undefined : MAX_PRODUCTS)
    .map(({ change, underWay }) => ({
      id: change.item.ID,
      before: underWay?.after ?? change.held,
      after: change.target,
      seen: underWay ? undefined : change.seen,
    }))
  if (kind === 'add') return { basket, kind, products, key: newKey() }
  return { basket, kind: kind === 'remove' && clearing ? 'clear' : kind, products }
}
