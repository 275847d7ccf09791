import type { TableDocument } from '../document'
import { LINE, lineHeight, QUIET, type Type, type Typesetter } from './typeface'

/** A4 in points, and what is left free around. */
const PAGE = { width: 595.28, height: 841.89 }
export const LEFT = 40
export const RIGHT = PAGE.width - 40
export const WIDTH = RIGHT - LEFT
const TOP = 36
const BOTTOM = PAGE.height - 52

/** Where the next thing is drawn. */
export interface Place {
  pdf: PDFKit.PDFDocument
  set: Typesetter
  y: number
}

/** Whether so much height is left on the page. */
export const fits = ({ y }: Place, height: number): boolean => y + height <= BOTTOM

export function newPage(place: Place): void {
  place.pdf.addPage()
  place.y = TOP
}

/** Goes to a new page unless so much height is left. */
export function need(place: Place, height: number): void {
  if (!fits(place, height)) newPage(place)
}

const NAME: Type = { face: 'strong', size: 15, color: '#151A1F' }
const CONTACT: Type = { face: 'regular', size: 8.5, color: QUIET }
const FOOT: Type = { face: 'regular', size: 8, color: QUIET }
const TILE = 34

/** The shop on top of the first page: its sign, its name, how to reach it. */
export function drawHead(place: Place, { shop }: Pick<TableDocument, 'shop'>): void {
  const { pdf, set } = place
  const y = TOP
  pdf.roundedRect(LEFT, y, TILE, TILE, 8).fill(shop.accent)
  pdf
    .save()
    .translate(LEFT, y)
    .scale(TILE / 40)
  pdf.path(shop.sign).lineWidth(3).lineCap('round').lineJoin('round').stroke(shop.ink)
  pdf.restore()
  const contacts = [shop.phones.slice(0, 2).join(', '), shop.email].filter(Boolean)
  const contactsWidth = Math.max(0, ...contacts.map((line) => set.width(line, CONTACT)))
  const room = WIDTH - TILE - 14 - contactsWidth - 20
  const name = set.wrap(shop.name, NAME, room).slice(0, 2)
  set.write(name, NAME, LEFT + TILE + 12, y + (TILE - name.length * lineHeight(NAME)) / 2)
  set.write(contacts, CONTACT, RIGHT, y + (TILE - contacts.length * lineHeight(CONTACT)) / 2, 'right')
  const line = y + TILE + 12
  pdf.moveTo(LEFT, line).lineTo(RIGHT, line).lineWidth(1.5).stroke(shop.accent)
  place.y = line + 16
}

/** What every page ends with, once their number is known. */
export function drawFeet({ pdf, set }: Place, document: Pick<TableDocument, 'title'>): void {
  const { count } = pdf.bufferedPageRange()
  const y = PAGE.height - 34
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    pdf
      .moveTo(LEFT, y - 6)
      .lineTo(RIGHT, y - 6)
      .lineWidth(0.5)
      .stroke(LINE)
    const number = `Страница ${page + 1} из ${count}`
    const title = set.wrap(document.title, FOOT, WIDTH - set.width(number, FOOT) - 20).slice(0, 1)
    set.write(title, FOOT, LEFT, y)
    set.write([number], FOOT, RIGHT, y, 'right')
  }
}
