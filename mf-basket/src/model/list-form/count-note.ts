import type { FittedAddition } from '@prilavok/shared-kernel/basket-lists'
import type { RowNoteProps } from '@prilavok/shared-kernel/ui/row-texts'
import { listFormTexts } from './texts'

interface CountedRow {
  /** What the list asks for; undefined: it does not say. */
  asked: number | undefined
  addition: Pick<FittedAddition, 'count' | 'fit'> | undefined
  /** What the basket holds already. */
  held: number
}

/** Says that a count is not the one that was asked for, or goes on top of others; undefined when there is nothing to say. */
export function countNote({ asked, addition, held }: CountedRow): RowNoteProps | undefined {
  if (addition && asked !== undefined) {
    const { count, fit } = addition
    if (fit === 'capped' && count < asked) {
      const text = held > 0 ? listFormTexts.partHeld(count, asked, held) : listFormTexts.part(count, asked)
      return { tone: 'warning', icon: 'warning', text }
    }
    if (count !== asked) return { tone: 'info', icon: 'info', text: listFormTexts.rounded(asked, count) }
  }
  return held > 0 ? { tone: 'info', icon: 'info', text: listFormTexts.held(held) } : undefined
}
