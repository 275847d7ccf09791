import type { Bank, TableDocument } from '../document'
import { partyText } from '../document-lines'
import { LEFT, need, type Place, RIGHT, WIDTH } from './page'
import { INK, LINE, lineHeight, QUIET, type Type } from './typeface'

const TITLE: Type = { face: 'strong', size: 16, color: INK }
const LABEL: Type = { face: 'regular', size: 9, color: QUIET }
const VALUE: Type = { face: 'regular', size: 9, color: INK }
const SMALL: Type = { face: 'regular', size: 7.5, color: QUIET }
const LABELS = 82
const PAD = 6

export function drawTitle(place: Place, { title }: TableDocument): void {
  const lines = place.set.wrap(title, TITLE, WIDTH)
  place.y = place.set.write(lines, TITLE, LEFT, place.y) + 8
}

/** Seller, buyer, terms: names on the left, what they say beside. */
export function drawParties(place: Place, { seller, buyer, facts }: TableDocument): void {
  const rows = [
    { name: 'Поставщик', value: partyText(seller) },
    ...(buyer ? [{ name: 'Покупатель', value: partyText(buyer) }] : []),
    ...facts,
  ]
  for (const { name, value } of rows) {
    const lines = place.set.wrap(value, VALUE, WIDTH - LABELS)
    need(place, lines.length * lineHeight(VALUE))
    place.set.write([name], LABEL, LEFT, place.y)
    place.y = place.set.write(lines, VALUE, LEFT + LABELS, place.y) + 4
  }
  place.y += 8
}

/** What a payment order is filled in from. */
export function drawBank(place: Place, bank: Bank, { seller }: TableDocument): void {
  const half = WIDTH * 0.58
  const numbers = [`ИНН ${seller.inn}`, seller.kpp && `КПП ${seller.kpp}`].filter(Boolean).join('    ')
  const cells: [string, string, string, string][] = [
    ['Банк получателя', bank.name, 'БИК', bank.code],
    ['', '', 'Корр. счёт', bank.correspondAccount],
    ['Получатель', seller.name, 'Расчётный счёт', bank.account],
    ['', numbers, '', ''],
  ]
  const top = place.y
  for (const [index, [leftName, left, rightName, right]] of cells.entries()) {
    const leftLines = place.set.wrap(left, VALUE, half - 2 * PAD)
    const rightX = LEFT + half + PAD
    const height = Math.max(leftLines.length * lineHeight(VALUE) + (leftName ? lineHeight(SMALL) : 0), 14)
    if (index === 2) place.y += 3
    if (index === 2) rule(place, LEFT, RIGHT)
    let y = place.y + 4
    if (leftName) y = place.set.write([leftName], SMALL, LEFT + PAD, y)
    place.set.write(leftLines, VALUE, LEFT + PAD, y)
    if (rightName) {
      place.set.write([rightName], SMALL, rightX, place.y + 5)
      place.set.write([right], VALUE, rightX + 66, place.y + 4)
    }
    place.y += height + (index % 2 === 0 ? 2 : 4)
  }
  place.y += 2
  place.pdf
    .roundedRect(LEFT, top, WIDTH, place.y - top, 4)
    .lineWidth(0.75)
    .stroke(LINE)
  place.pdf
    .moveTo(LEFT + half, top)
    .lineTo(LEFT + half, place.y)
    .stroke(LINE)
  place.y += 16
}

const rule = ({ pdf, y }: Place, from: number, to: number) =>
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(LINE)
