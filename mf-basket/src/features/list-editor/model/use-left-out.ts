import {
  type LeftOut,
  lineOfPiece,
  type PastedLine,
  type PastedList,
} from '@prilavok/shared-kernel/contract/lists'
import { useState } from 'react'
import { namedBy } from './preview-state'

/** A piece of a list that is not among its rows. */
export interface Piece extends LeftOut {
  /** Among all pieces, from 0. */
  number: number
}

/** Of what is called alike, as many are taken as were. */
function untaken<T>(items: readonly T[], keyOf: (item: T) => string, taken: readonly string[]): T[] {
  const left = [...taken]
  return items.filter((item) => {
    const at = left.indexOf(keyOf(item))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * What of a list is not among its rows, and the ways to have it there.
 * @param append puts lines below the rows
 */
export function useLeftOut(list: PastedList, append: (lines: readonly PastedLine[]) => void) {
  // A list that is read anew by other columns keeps what was taken.
  const [taken, setTaken] = useState<readonly string[]>([])
  const take = (lines: readonly PastedLine[], what: readonly string[]) => {
    append(lines)
    setTaken((before) => [...before, ...what])
  }
  const pieces = untaken(
    list.leftOut.map((piece, number): Piece => ({ ...piece, number })),
    ({ text }) => text,
    taken,
  )
  const skipped = untaken(list.skipped, namedBy, taken)
  return {
    skipped,
    // Titles of columns are told by the line of the columns.
    pieces: pieces.filter(({ reason }) => reason !== 'heading'),
    takeSkipped: () => take(skipped, skipped.map(namedBy)),
    takePiece: (piece: Piece) => take([lineOfPiece(piece)], [piece.text]),
  }
}
