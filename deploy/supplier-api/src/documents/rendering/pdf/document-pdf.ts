import { buffer } from 'node:stream/consumers'
import type { Paper } from '../document'
import { drawEnding, endingHeight } from './ending'
import { drawFeet, drawHead, type Place } from './page'
import { drawBank, drawParties, drawTitle } from './parties'
import { drawTable } from './table'
import { openPdf, typesetter } from './typeface'

/** The paper as pages of A4. Takes long when there are many rows: `drawPdf` does it in a thread. */
export async function paperPdf(paper: Paper): Promise<Buffer> {
  const pdf = openPdf(paper.title, paper.shop.name)
  const content = buffer(pdf)
  const place: Place = { pdf, set: typesetter(pdf), y: 0 }
  drawHead(place, paper)
  if (paper.bank) drawBank(place, paper.bank, paper)
  drawTitle(place, paper)
  drawParties(place, paper)
  drawTable(place, paper, endingHeight(place, paper))
  drawEnding(place, paper)
  drawFeet(place, paper)
  pdf.end()
  return content
}
