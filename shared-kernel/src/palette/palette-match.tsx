import { Fragment } from 'react'
import { matchedPieces } from './match-words'

/** A title with what the text has matched in weight 600 (kit §13). */
export function PaletteMatch({ title, text }: { title: string; text: string }) {
  return matchedPieces(title, text).map(({ piece, isMatch }, place) => {
    const key = `${place}${piece}`
    return isMatch ? <b key={key}>{piece}</b> : <Fragment key={key}>{piece}</Fragment>
  })
}
