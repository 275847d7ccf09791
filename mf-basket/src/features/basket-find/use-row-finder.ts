import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import type { ShownRow } from '@prilavok/shared-kernel/ui/virtual-rows'
import { useState } from 'react'
import type { RowKey } from '../../model/row-key'
import { matchRows } from './match-rows'

export interface RowFinder {
  text: string
  /** What the text finds, as it stands on the page. */
  matches: readonly RowKey[]
  /** Which of them is shown; -1: none. */
  at: number
  /** The row to be seen, a new object for each step. */
  shown: ShownRow | undefined
  find(text: string): void
  /** To the next match, or the one before; from the last one on to the first. */
  step(by: 1 | -1): void
}

/**
 * Finds rows of a long basket.
 * @param rows as they stand on the page
 * @param added a row that is to be seen without being looked for; each new object takes the place of what was found before
 */
export function useRowFinder(rows: readonly BasketProduct[], added?: ShownRow): RowFinder {
  const [text, setText] = useState('')
  const [shown, setShown] = useState<ShownRow>()
  const [known, setKnown] = useState(added)
  if (known !== added) {
    setKnown(added)
    setShown(added)
  }
  const matches = matchRows(rows, text)
  const at = shown ? matches.indexOf(shown.key) : -1
  const show = (key: RowKey | undefined) => setShown(key === undefined ? undefined : { key })
  return {
    text,
    matches,
    at,
    shown,
    find(next) {
      setText(next)
      show(matchRows(rows, next)[0])
    },
    step(by) {
      const from = at < 0 && by < 0 ? 0 : at
      show(matches[(from + by + matches.length) % matches.length])
    },
  }
}
