import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { NoticeContent, Notices } from '@prilavok/shared-kernel/notices'
import type { Move } from './basket-state'
import { type Change, type Changes, shownCount } from './change'
import { type Conflict, wayBack } from './conflicts'
import { texts } from './texts'

interface ConflictNoticeInit {
  notices: Notices
  /** Makes changes that can be taken back like the buyer's own. */
  change: (basket: BasketType, moves: readonly Move[]) => void
}

const nameOf = ({ item }: Conflict) => item.NAME || texts.nameless

function textOfOne(conflict: Conflict): string {
  const { elsewhere, now, kind, own = 0 } = conflict
  const name = nameOf(conflict)
  if (kind === 'added') return texts.addedOnTop(name, elsewhere, now)
  if (kind === 'left') return texts.left(name, elsewhere, own)
  return kind === 'overwritten' ? texts.overwritten(name, now, own) : texts.replaced(name, elsewhere, now)
}

function textOf(conflicts: readonly Conflict[]): string {
  const [first] = conflicts
  if (first && conflicts.length === 1) return textOfOne(first)
  if (first?.kind === 'left') return texts.leftMany(conflicts.length)
  return first?.kind === 'overwritten'
    ? texts.overwrittenMany(conflicts.length)
    : texts.replacedMany(conflicts.length)
}

function labelOf(conflicts: readonly Conflict[], moves: readonly Move[]): string {
  const [move] = moves
  if (move && moves.length === 1) return texts.putBack(move.to)
  return conflicts[0]?.kind === 'replaced' ? texts.putBackMany : texts.sendMine
}

/** Conflicts that one notice tells. */
interface Told {
  id: number
  basket: BasketType
  conflicts: readonly Conflict[]
}

/**
 * What is left of a conflict now: nothing where the counts agree again, where the buyer has decided anew, or where somebody else has
 * changed it once more; where the buyer goes on typing, the same with his count of now.
 */
function whatIsLeft(conflict: Conflict, change: Change | undefined): Conflict[] {
  const { elsewhere, now, kind, own } = conflict
  const current = shownCount(change, now)
  if (current === now) return [conflict]
  const isConfirmed = change?.state === 'confirmed'
  // This page has not read yet what was put in the place of its own count.
  if (kind === 'overwritten') return isConfirmed && current === own ? [conflict] : []
  return kind === 'replaced' && !isConfirmed && current !== elsewhere ? [{ ...conflict, now: current }] : []
}

const isSame = (one: readonly Conflict[], other: readonly Conflict[]) =>
  one.length === other.length && one.every((conflict, at) => conflict === other[at])

/**
 * Says where the buyer's changes and somebody else's have met: in another tab, on another device, by a colleague. The last one
 * wins, and is told what it went over, with the way back. It stays until it is closed or the conflict is over.
 */
export interface ConflictNotice {
  tell(basket: BasketType, conflicts: readonly Conflict[]): void
  /** Counts have changed: what is told is true again. */
  follow(changes: Changes): void
  /** A basket, or both, was ordered or emptied: nothing in it is in conflict any more. */
  close(basket?: BasketType): void
}

export function createConflictNotice({ notices, change }: ConflictNoticeInit): ConflictNotice {
  const shown = new Map<number, Told>()
  const contentOf = (basket: BasketType, told: readonly Conflict[]): NoticeContent => {
    const moves = wayBack(told)
    const content: NoticeContent = { text: textOf(told), saidBy: 'basket', lasting: moves.length > 0 }
    return moves.length > 0
      ? { ...content, action: { label: labelOf(told, moves), run: () => change(basket, moves) } }
      : content
  }
  const close = (id: number) => {
    shown.delete(id)
    notices.close(id)
  }
  const update = (told: Told, conflicts: readonly Conflict[]) => {
    if (isSame(told.conflicts, conflicts)) return
    if (conflicts.length === 0) return close(told.id)
    shown.set(told.id, { ...told, conflicts })
    if (!notices.replace(told.id, contentOf(told.basket, conflicts))) shown.delete(told.id)
  }

  return {
    tell(basket, conflicts) {
      const hasWayBack = wayBack(conflicts).length > 0
      // What came on top of each other took nothing from anybody: one of several is not told beside what did.
      const told = hasWayBack ? conflicts.filter(({ kind }) => kind !== 'added') : conflicts.slice(0, 1)
      if (told.length === 0) return
      const anew = new Set(told.map(({ item }) => item.ID))
      for (const earlier of shown.values())
        if (earlier.basket === basket)
          update(
            earlier,
            earlier.conflicts.filter(({ item }) => !anew.has(item.ID)),
          )
      const id = notices.show(contentOf(basket, told))
      if (hasWayBack) shown.set(id, { id, basket, conflicts: told })
    },
    follow(changes) {
      for (const told of shown.values())
        update(
          told,
          told.conflicts.flatMap((conflict) =>
            whatIsLeft(conflict, changes.of(told.basket).get(conflict.item.ID)),
          ),
        )
    },
    close(basket) {
      for (const { id, basket: ofBasket } of shown.values())
        if (basket === undefined || basket === ofBasket) close(id)
    },
  }
}
