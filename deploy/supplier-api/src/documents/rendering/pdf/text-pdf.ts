import { buffer } from 'node:stream/consumers'
import type { TextBlock, TextDocument } from '../text-document'
import { drawFeet, drawHead, LEFT, need, type Place, WIDTH } from './page'
import { INK, lineHeight, openPdf, QUIET, type Type, typesetter } from './typeface'

const TITLE: Type = { face: 'strong', size: 18, color: INK }
const HEADING: Type = { face: 'strong', size: 11, color: INK }
const TEXT: Type = { face: 'regular', size: 10, color: INK }
const NAME: Type = { face: 'regular', size: 10, color: QUIET }
const NAMES = 150

/** A text on a letterhead as pages of A4. */
export async function textPdf(document: TextDocument): Promise<Buffer> {
  const pdf = openPdf(document.title, document.shop.name)
  const content = buffer(pdf)
  const place: Place = { pdf, set: typesetter(pdf), y: 0 }
  drawHead(place, document)
  place.y = place.set.write(place.set.wrap(document.title, TITLE, WIDTH), TITLE, LEFT, place.y) + 10
  for (const block of document.blocks) drawBlock(place, block)
  drawFeet(place, document)
  pdf.end()
  return content
}

function drawBlock(place: Place, block: TextBlock): void {
  if ('heading' in block) {
    // A heading never stands alone at the foot of a page.
    need(place, 12 + lineHeight(HEADING) + 3 * lineHeight(TEXT))
    place.y = place.set.write([block.heading], HEADING, LEFT, place.y + 12) + 3
  } else if ('text' in block) {
    for (const line of place.set.wrap(block.text, TEXT, WIDTH)) {
      need(place, lineHeight(TEXT))
      place.y = place.set.write([line], TEXT, LEFT, place.y)
    }
    place.y += 5
  } else {
    for (const { name, value } of block.facts) {
      const lines = place.set.wrap(value, TEXT, WIDTH - NAMES)
      need(place, lines.length * lineHeight(TEXT))
      place.set.write([name], NAME, LEFT, place.y)
      place.y = place.set.write(lines, TEXT, LEFT + NAMES, place.y) + 3
    }
    place.y += 6
  }
}
