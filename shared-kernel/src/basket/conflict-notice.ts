import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { NoticeContent, Notices } from '@prilavok/shared-kernel/notices'
import type { Move } from './basket-state'
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

/**
 * Says where the buyer's changes and somebody else's have met: in another tab, on another device, by a colleague. The last one
 * wins, and is told what it went over, with the way back. It stays until it is closed.
 */
export function createConflictNotice({ notices, change }: ConflictNoticeInit) {
  return (basket: BasketType, conflicts: readonly Conflict[]): void => {
    const moves = wayBack(conflicts)
    // What came on top of each other took nothing from anybody: one of several is not told beside what did.
    const told = moves.length > 0 ? conflicts.filter(({ kind }) => kind !== 'added') : conflicts.slice(0, 1)
    if (told.length === 0) return
    const content: NoticeContent = { text: textOf(told), saidBy: 'basket', lasting: moves.length > 0 }
    notices.show(
      moves.length > 0
        ? { ...content, action: { label: labelOf(told, moves), run: () => change(basket, moves) } }
        : content,
    )
  }
}
