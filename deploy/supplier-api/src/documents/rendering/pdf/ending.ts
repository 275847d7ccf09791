import type { TableDocument } from '../document'
import { amountText, positionsText, totalsOf } from '../document-lines'
import { LEFT, need, type Place, RIGHT, WIDTH } from './page'
import { INK, lineHeight, QUIET, type Type } from './typeface'

const PLAIN: Type = { face: 'regular', size: 9.5, color: INK, tabular: true }
const STRONG: Type = { face: 'strong', size: 11, color: INK, tabular: true }
const WORDS: Type = { face: 'strong', size: 9.5, color: INK }
const NOTE: Type = { face: 'regular', size: 8, color: QUIET }
const SIGN: Type = { face: 'regular', size: 9, color: INK }
const GAP = 10

const wordsOf = (document: TableDocument): string[] => [
  `${positionsText(document)} на сумму ${amountText(document, document.total)}\u00a0${document.currency}`,
  ...(document.words ? [document.words] : []),
]

/** What is higher follows on the next page: a long comment must not leave half a page empty. */
const HIGHEST = 300
const SIGNATURE = 34
const ABOVE_SIGNATURES = 26

/**
 * Height of what stands on one page with the last row: the sums in any case, and all below them while it is not much, so that
 * nobody signs an empty page.
 */
export function endingHeight(place: Place, document: TableDocument): number {
  const totals = totalsOf(document).reduce(
    (sum, { strong }) => sum + lineHeight(strong ? STRONG : PLAIN) + 3,
    0,
  )
  const words = wordsOf(document).flatMap((text) => place.set.wrap(text, WORDS, WIDTH))
  const sums = GAP + totals + GAP + words.length * lineHeight(WORDS)
  const notes = document.notes.reduce(
    (sum, note) => sum + place.set.wrap(note, NOTE, WIDTH).length * lineHeight(NOTE) + 2,
    GAP,
  )
  const whole = sums + notes + (document.signers ? ABOVE_SIGNATURES + 2 * SIGNATURE : 0)
  return whole <= HIGHEST ? whole : sums
}

/** Sums, the total in words, small print, signatures. */
export function drawEnding(place: Place, document: TableDocument): void {
  place.y += GAP
  const totals = totalsOf(document)
  const widest = Math.max(...totals.map(({ sum }) => place.set.width(amountText(document, sum ?? 0), STRONG)))
  for (const { text, sum, strong } of totals) {
    const type = strong ? STRONG : PLAIN
    const edge = RIGHT - 5 - (sum === null ? 0 : Math.max(widest + 16, 90))
    place.set.write([text], type, edge, place.y, 'right')
    if (sum !== null) place.set.write([amountText(document, sum)], type, RIGHT - 5, place.y, 'right')
    place.y += lineHeight(type) + 3
  }
  place.y += GAP
  for (const [index, text] of wordsOf(document).entries()) {
    const type = index === 0 ? PLAIN : WORDS
    place.y = place.set.write(place.set.wrap(text, type, WIDTH), type, LEFT, place.y)
  }
  drawNotes(place, document)
  if (document.signers) drawSignatures(place, document.signers)
}

function drawNotes(place: Place, { notes }: TableDocument): void {
  place.y += GAP
  for (const note of notes) {
    for (const line of place.set.wrap(note, NOTE, WIDTH)) {
      need(place, lineHeight(NOTE))
      place.y = place.set.write([line], NOTE, LEFT, place.y)
    }
    place.y += 2
  }
}

function drawSignatures(place: Place, { director, accountant }: NonNullable<TableDocument['signers']>): void {
  const posts = [
    ['Руководитель', director],
    ['Главный бухгалтер', accountant],
  ]
  need(place, ABOVE_SIGNATURES + posts.length * SIGNATURE)
  place.y += ABOVE_SIGNATURES
  for (const [post = '', name = ''] of posts) {
    place.set.write([post], SIGN, LEFT, place.y)
    const line = place.y + lineHeight(SIGN) - 1
    place.pdf
      .moveTo(LEFT + 110, line)
      .lineTo(LEFT + 260, line)
      .lineWidth(0.5)
      .stroke(QUIET)
    place.set.write([name], SIGN, LEFT + 270, place.y)
    place.y += SIGNATURE
  }
}
