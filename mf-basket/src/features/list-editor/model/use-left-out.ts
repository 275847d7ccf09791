import {
  type LeftOut,
  lineOfPiece,
  type PastedLine,
  type PastedList,
} from '@prilavok/shared-kernel/contract/lists'
import { useState } from 'react'

/** A piece of a list that is not among its rows. */
export interface Piece extends LeftOut {
  /** Among all pieces, from 0. */
  number: number
}

/**
 * What of a list is not among its rows, and the ways to have it there.
 * @param append puts lines below the rows
 */
export function useLeftOut(list: PastedList, append: (lines: readonly PastedLine[]) => void) {
  // Of a list that is read anew everything is to be taken anew.
  const [taken, setTaken] = useState<ReadonlySet<unknown>>(new Set())
  const take = (what: unknown, lines: readonly PastedLine[]) => {
    append(lines)
    setTaken((before) => new Set([...before, what]))
  }
  const { skipped, leftOut } = list
  const isLeft = ({ number, reason }: Piece) => reason !== 'heading' && !taken.has(leftOut[number])
  return {
    skipped: taken.has(skipped) ? [] : skipped,
    // Titles of columns are told by the line of the columns.
    pieces: leftOut.map((piece, number): Piece => ({ ...piece, number })).filter(isLeft),
    takeSkipped: () => take(skipped, skipped),
    takePiece: (piece: Piece) => take(leftOut[piece.number], [lineOfPiece(piece)]),
  }
}
