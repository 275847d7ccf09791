import { buffer } from 'node:stream/consumers'
import type { TableDocument } from '../document'
import { drawEnding, endingHeight } from './ending'
import { drawFeet, drawHead, type Place } from './page'
import { drawBank, drawParties, drawTitle } from './parties'
import { drawTable } from './table'
import { openPdf, typesetter } from './typeface'

/** The document as pages of A4. Takes long when there are many rows: `drawPdf` does it in a thread. */
export async function documentPdf(document: TableDocument): Promise<Buffer> {
  const pdf = openPdf(document.title, document.shop.name)
  const content = buffer(pdf)
  const place: Place = { pdf, set: typesetter(pdf), y: 0 }
  drawHead(place, document)
  if (document.bank) drawBank(place, document.bank, document)
  drawTitle(place, document)
  drawParties(place, document)
  drawTable(place, document, endingHeight(place, document))
  drawEnding(place, document)
  drawFeet(place, document)
  pdf.end()
  return content
}
