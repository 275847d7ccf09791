import { orderNumberOf } from '@prilavok/shared-kernel/contract/order-names'
import { fitsText } from '@prilavok/shared-kernel/palette'
import { paletteTexts } from './texts'

/** Which orders a text of the palette means: those of a number, or the latest ones. */
export interface OrderQuery {
  number: string
  limit: number
}

/** «48390», «№ 48 390», «заказ 1-000112»: of that number; «заказ»: the latest; nothing: the last one. Undefined: no orders are meant. */
export function readOrderQuery(text: string): OrderQuery | undefined {
  if (!text) return { number: '', limit: 1 }
  const [, word = '', digits = ''] = text.match(/^(\p{L}*)[\s№]*([\d\s\p{Pd}\u2212]*)(?:\sот\s.*)?$/u) ?? []
  const isMeant = word ? word.length > 2 && fitsText(word, paletteTexts.orders) : /\d/.test(digits)
  return isMeant ? { number: orderNumberOf(digits), limit: 3 } : undefined
}
