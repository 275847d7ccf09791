import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Notices } from '@prilavok/shared-kernel/notices'
import type { Move } from './basket-state'
import { texts } from './texts'

/** One change as the buyer made it, which one «Отменить» takes back. */
interface Step {
  basket: BasketType
  moves: readonly Move[]
  /** May still grow: quick changes of one count are one step. */
  open: boolean
  notice?: number
}

interface UndoInit {
  notices: Notices
  /** Sets the counts back. */
  takeBack: (basket: BasketType, moves: readonly Move[]) => void
}

export interface Undo {
  record(
    basket: BasketType,
    moves: readonly Move[],
    options: { when?: 'soon' | 'now'; clear?: boolean },
  ): void
  /** Ends the step that quick changes go into. */
  close(): void
  /** A change was not made: there is nothing of it to take back. */
  drop(basket: BasketType, productId: number): void
  /** Takes back the last step; false when there is none. */
  last(): boolean
  discard(): void
}

const MAX_STEPS = 50

const removedText = (moves: readonly Move[], clear: boolean | undefined) => {
  const [first] = moves
  if (clear) return texts.cleared
  return first && moves.length === 1 ? texts.removed(first.item.NAME) : texts.removedMany(moves.length)
}

const undoneText = (moves: readonly Move[]) => {
  const [first] = moves
  if (!first || moves.length > 1) return texts.undoneMany(moves.length)
  const { item, from } = first
  return from > 0 ? texts.undoneTo(item.NAME, from) : texts.undoneAdding(item.NAME)
}

/** The changes of this page that can be taken back, the last one first. */
export function createUndo({ notices, takeBack }: UndoInit): Undo {
  const steps: Step[] = []
  const remove = (step: Step): boolean => {
    const at = steps.indexOf(step)
    if (at < 0) return false
    steps.splice(at, 1)
    if (step.notice !== undefined) notices.close(step.notice)
    return true
  }
  const undo = (step: Step) => {
    if (!remove(step)) return
    takeBack(step.basket, step.moves)
  }
  /** The step that a further quick change of the same count belongs to. */
  const grown = (basket: BasketType, move: Move): Step | undefined => {
    const last = steps.at(-1)
    const first = last?.moves[0]
    if (!last?.open || last.basket !== basket || first?.item.ID !== move.item.ID) return undefined
    last.moves = [{ ...first, to: move.to }]
    if (last.notice !== undefined) notices.close(last.notice)
    return last
  }

  return {
    record(basket, moves, { when, clear }) {
      const real = moves.filter(({ from, to }) => from !== to)
      const [first] = real
      if (!first) return
      const old = real.length === 1 ? grown(basket, first) : undefined
      const step: Step = old ?? { basket, moves: real, open: when === 'soon' && real.length === 1 }
      if (!old) steps.push(step)
      if (steps.length > MAX_STEPS) steps.shift()
      if (step.moves.every(({ from, to }) => from === to)) return void remove(step)
      if (step.moves.some(({ to }) => to > 0)) return
      step.notice = notices.show({
        text: removedText(step.moves, clear),
        action: { label: texts.undo, run: () => undo(step) },
      })
    },
    close() {
      const last = steps.at(-1)
      if (last) last.open = false
    },
    drop(basket, productId) {
      const isIt = ({ item }: Move) => item.ID === productId
      const step = steps.findLast((one) => one.basket === basket && one.moves.some(isIt))
      if (!step) return
      step.moves = step.moves.filter((move) => !isIt(move))
      if (step.moves.length === 0) remove(step)
    },
    last() {
      const step = steps.at(-1)
      if (!step) return false
      undo(step)
      notices.show({ text: undoneText(step.moves) })
      return true
    },
    discard() {
      for (const { notice } of steps.splice(0)) if (notice !== undefined) notices.close(notice)
    },
  }
}
