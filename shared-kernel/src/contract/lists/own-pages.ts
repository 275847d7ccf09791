import type { Leave } from './left-out'
import { type LineContent, MAX_COUNT } from './pasted-line'

const CODE = /^Код (\d{3}) (\d{3})(?: · .*)?$/
const COUNTED = /^[\d ,]+\t([\d ]+) (?:шт|уп)\.\t[\d ,]+$/
const AMOUNT = /^[\d ]+(?:,\d\d?)?$/
const GIFT = /^(?:Подарок|Бесплатно)/
/** Lines of one row: badges, what there is of it, price, notes, sum. */
const LINES = 14

const hundredths = (text: string): number =>
  Math.round(Number(text.replace(/ /g, '').replace(',', '.')) * 100)

/** What the page of a basket says above its rows. Without it two numbers are no price and no sum. */
const PAGE = /Цена[\s\S]{0,200}Сумма/

/** Pages of baskets have the count in a field, which is not copied: it is the sum by the price. */
function countOf(lines: readonly string[], isBasket: boolean): number | undefined {
  const counted = lines.flatMap((line) => COUNTED.exec(line)?.[1] ?? [])[0]
  if (counted !== undefined) return Number(counted.replace(/ /g, ''))
  if (!isBasket) return undefined
  const amounts = lines.filter((line) => AMOUNT.test(line)).map(hundredths)
  for (const [at, sum] of amounts.entries()) {
    const price = amounts.slice(0, at).findLast((each) => each > 0 && sum % each === 0)
    if (price !== undefined && sum > 0) return sum / price <= MAX_COUNT ? sum / price : undefined
  }
  return undefined
}

/**
 * Rows of the basket and of an order as they are copied from our pages: the name, «Код 245 542», then prices, a count and a sum.
 * @param leave told of the gifts
 * @returns rows by the place of their line, and the lines without them
 */
export function pageRows(
  text: string,
  leave: Leave,
): { found: [at: number, row: LineContent][]; rest: string } {
  const lines = text.split('\n')
  const isBasket = PAGE.test(text)
  const codes = [...lines.keys()].filter((at) => CODE.test(lines[at] ?? ''))
  const nameAt = (code: number): number => {
    let at = code - 1
    while (at > 0 && lines[at]?.trim() === '') at -= 1
    return at
  }
  const found: [number, LineContent][] = []
  const rows = codes.map((at, index) => {
    const next = codes[index + 1]
    const end = Math.min(at + LINES, next === undefined ? lines.length : nameAt(next))
    return { at, named: nameAt(at), end, own: lines.slice(at + 1, end) }
  })
  for (const { at, named, end, own } of rows) {
    const [, first = '', last = ''] = CODE.exec(lines[at] ?? '') ?? []
    const name = (lines[named] ?? '').trim()
    const isGift = GIFT.test(
      own.find((line) => [GIFT, COUNTED, AMOUNT].some((kind) => kind.test(line))) ?? '',
    )
    const quantity = isGift ? undefined : countOf(own, isBasket)
    if (!isGift && quantity === undefined) continue
    if (quantity === undefined) leave(name, 'gift')
    else found.push([at, { text: name, code: first + last, name, quantity }])
    lines.fill(
      '',
      Math.max(0, named),
      quantity === undefined
        ? end
        : at + 1 + own.findLastIndex((line) => AMOUNT.test(line) || COUNTED.test(line)) + 1,
    )
  }
  return { found, rest: lines.join('\n') }
}
