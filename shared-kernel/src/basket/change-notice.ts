import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { NoticeContent, Notices } from '@prilavok/shared-kernel/notices'
import type { Move } from './basket-state'
import { texts } from './texts'

/** One change as the buyer made it, which Ctrl+Z takes back. */
export interface Step {
  basket: BasketType
  moves: readonly Move[]
  /** May still grow: quick changes of one count are one step. */
  open: boolean
  /** Empties the basket. */
  clear: boolean
  /** What is said of it. @default how many were changed */
  done?: string | undefined
}

interface ChangeNoticeInit {
  notices: Notices
  /** Takes back all these steps at once. */
  undo: (steps: readonly Step[]) => void
  /** There was no connection: the change of this product waits for it. */
  isUnsent: (basket: BasketType, productId: number) => boolean
  /** Its count is on the screen, and says beside it that it waits. */
  isWatched: (basket: BasketType, productId: number) => boolean
}

/**
 * The one notice of the buyer's latest changes, replaced in its place, so that forty added rows are forty changes of one text. Changes
 * of one kind that follow while it is shown are counted together, and «Отменить» takes back what it names: an
 * accidental removal is therefore never mixed with counts that were meant.
 */
export interface ChangeNotice {
  /** A step was made, or has grown. */
  add(step: Step): void
  /** A step is over, or less of it is left: its moves say what. */
  refresh(step: Step): void
  /** Changes have lost their connection, or found it: says whether they are made. */
  follow(): void
  /** Steps were taken back: says so, and offers to make them again. */
  undone(moves: readonly Move[], redo: () => void): void
  /** Somebody else has put other counts in the place of these: what the notice says of them is true no more. */
  overtaken(basket: BasketType, productIds: ReadonlySet<number>): void
  close(): void
}

/** What several steps have made of each product: its first count and its last one. */
export function netMoves(steps: readonly Step[]): Move[] {
  const net = new Map<number, Move>()
  for (const { item, from, to } of steps.flatMap(({ moves }) => moves))
    net.set(item.ID, { item, from: net.get(item.ID)?.from ?? from, to })
  return [...net.values()].filter(({ from, to }) => from !== to)
}

const isRemoval = ({ moves }: Step) => moves.every(({ to }) => to === 0)

function textOf(steps: readonly Step[], moves: readonly Move[], isUnsent: boolean): string {
  const say = isUnsent ? texts.unsent : texts.done
  const [{ basket, clear, done } = { basket: 'main' as const, clear: false, done: undefined }] = steps
  const [first] = moves
  if (clear) return say.cleared(basket)
  if (done && steps.length === 1 && !isUnsent) return done
  if (first && moves.length === 1)
    return first.to > 0 ? say.set(basket, first.item.NAME, first.to) : say.removed(basket, first.item.NAME)
  if (moves.every(({ to }) => to === 0)) return say.removedMany(basket, moves.length)
  if (moves.every(({ from }) => from === 0)) return say.addedMany(basket, moves.length)
  return say.setMany(basket, moves.length)
}

function undoneText(moves: readonly Move[]): string {
  const [first] = moves
  if (!first || moves.length > 1) return texts.undoneMany(moves.length)
  const { item, from } = first
  return from > 0 ? texts.undoneTo(item.NAME, from) : texts.undoneAdding(item.NAME)
}

export function createChangeNotice({ notices, undo, isUnsent, isWatched }: ChangeNoticeInit): ChangeNotice {
  const shown: { id?: number | undefined; steps: readonly Step[]; unsent: boolean } = {
    steps: [],
    unsent: false,
  }
  const close = () => {
    if (shown.id !== undefined) notices.close(shown.id)
    shown.id = undefined
    shown.steps = []
  }
  /** The step goes along with those that the notice counts. */
  const joins = (step: Step) => {
    const last = shown.steps.at(-1)
    return last && !step.clear && last.basket === step.basket && isRemoval(last) === isRemoval(step)
  }
  /** One change that waits is enough: the others wait behind it. */
  const waits = (steps: readonly Step[], moves: readonly Move[]) =>
    moves.some(({ item }) => isUnsent(steps[0]?.basket ?? 'main', item.ID))
  const areWatched = (steps: readonly Step[], moves: readonly Move[]) =>
    moves.every(({ item }) => isWatched(steps[0]?.basket ?? 'main', item.ID))
  const show = (steps: readonly Step[]) => {
    const moves = netMoves(steps)
    if (moves.length === 0) return close()
    shown.steps = steps
    shown.unsent = waits(steps, moves)
    const content: NoticeContent = {
      text: textOf(steps, moves, shown.unsent),
      saidBy: shown.unsent && areWatched(steps, moves) ? 'block' : 'basket',
      action: { label: texts.undo, run: () => undo(shown.steps) },
    }
    if (shown.id === undefined || !notices.replace(shown.id, content)) shown.id = notices.show(content)
  }

  return {
    add(step) {
      const isShown = notices.current().some(({ id }) => id === shown.id)
      if (shown.steps.includes(step)) show(isShown ? shown.steps : [step])
      else show(isShown && joins(step) ? [...shown.steps, step] : [step])
    },
    refresh(step) {
      if (shown.steps.includes(step)) show(shown.steps.filter(({ moves }) => moves.length > 0))
    },
    follow() {
      const { id, steps, unsent } = shown
      if (steps.length === 0 || waits(steps, netMoves(steps)) === unsent) return
      if (notices.current().some((one) => one.id === id)) show(steps)
    },
    undone(moves, redo) {
      close()
      shown.id = notices.show({
        text: undoneText(moves),
        saidBy: 'basket',
        action: { label: texts.redo, run: redo },
      })
    },
    overtaken(basket, productIds) {
      const isOvertaken = (step: Step) =>
        step.basket === basket && step.moves.some(({ item }) => productIds.has(item.ID))
      if (shown.steps.some(isOvertaken)) close()
    },
    close,
  }
}
