import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Notices } from '@prilavok/shared-kernel/notices'
import type { Move } from './basket-state'
import type { Changes } from './change'
import { createChangeNotice, netMoves, type Step } from './change-notice'

interface UndoInit {
  notices: Notices
  changes: Changes
  /** Sets counts to `to`. */
  setCounts: (basket: BasketType, moves: readonly Move[]) => void
  /** A product's count is on the screen. */
  isWatched: (basket: BasketType, productId: number) => boolean
}

export interface Undo {
  record(
    basket: BasketType,
    moves: readonly Move[],
    options: {
      when?: 'soon' | 'now' | undefined
      clear?: boolean | undefined
      done?: string | undefined
    },
  ): void
  /** Changes have another state: what is said of them is true again. */
  follow(): void
  /** Ends the step that quick changes go into. */
  close(): void
  /** A change was not made: there is nothing of it to take back. */
  drop(basket: BasketType, productId: number): void
  /** Somebody else has put other counts in the place of these: they can still be brought back, but are not said to stand. */
  overtaken(basket: BasketType, productIds: ReadonlySet<number>): void
  /** Takes back the last step; false when there is none. */
  last(): boolean
  /** What was done with a basket, or with both, cannot be taken back any more. */
  discard(basket?: BasketType): void
}

const MAX_STEPS = 50

const turned = (moves: readonly Move[]): Move[] =>
  moves.map(({ item, from, to }) => ({ item, from: to, to: from }))

/** The changes of this page that can be taken back, the last one first. */
export function createUndo({ notices, changes, setCounts, isWatched }: UndoInit): Undo {
  const steps: Step[] = []
  const remove = (step: Step) => {
    const at = steps.indexOf(step)
    if (at >= 0) steps.splice(at, 1)
  }
  const push = (step: Step) => {
    steps.push(step)
    if (steps.length > MAX_STEPS) steps.shift()
    notice.add(step)
  }
  const takeBack = (taken: readonly Step[]) => {
    const [first] = taken
    if (!first) return
    const { basket, clear } = first
    const moves = netMoves(taken)
    for (const step of taken) remove(step)
    setCounts(basket, turned(moves))
    notice.undone(moves, () => {
      setCounts(basket, moves)
      push({ basket, moves, open: false, clear })
    })
  }
  const notice = createChangeNotice({
    notices,
    undo: takeBack,
    isUnsent: (basket, productId) => changes.of(basket).get(productId)?.state === 'unsent',
    isWatched,
  })
  /** The step that a further quick change of the same count belongs to. */
  const grown = (basket: BasketType, move: Move): Step | undefined => {
    const last = steps.at(-1)
    const first = last?.moves[0]
    if (!last?.open || last.basket !== basket || first?.item.ID !== move.item.ID) return undefined
    last.moves = first.from === move.to ? [] : [{ ...first, to: move.to }]
    return last
  }

  return {
    record(basket, moves, { when, clear = false, done }) {
      const real = moves.filter(({ from, to }) => from !== to)
      const [first] = real
      if (!first) return
      const old = real.length === 1 ? grown(basket, first) : undefined
      if (!old) push({ basket, moves: real, open: when === 'soon' && real.length === 1, clear, done })
      else if (old.moves.length > 0) notice.add(old)
      else {
        remove(old)
        notice.refresh(old)
      }
    },
    follow: notice.follow,
    close() {
      const last = steps.at(-1)
      if (last) last.open = false
    },
    drop(basket, productId) {
      const isIt = ({ item }: Move) => item.ID === productId
      const step = steps.findLast((one) => one.basket === basket && one.moves.some(isIt))
      if (!step) return
      step.moves = step.moves.filter((move) => !isIt(move))
      step.done = undefined
      if (step.moves.length === 0) remove(step)
      notice.refresh(step)
    },
    overtaken: notice.overtaken,
    last() {
      const step = steps.at(-1)
      if (step) takeBack([step])
      return step !== undefined
    },
    discard(basket) {
      for (const step of [...steps]) if (basket === undefined || step.basket === basket) remove(step)
      notice.close()
    },
  }
}
