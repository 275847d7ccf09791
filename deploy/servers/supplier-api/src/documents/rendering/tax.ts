import { shopClock } from '@prilavok/shared-kernel/contract/shop-clock'
import type { Kopecks } from '../../platform/money'

export interface Tax {
  /** «В том числе НДС 22 %», «Без налога (НДС)». */
  text: string
  /** Kopecks; null when there is no tax. */
  sum: Kopecks | null
}

/** The general rate of the tax code, article 164: 22 % from 2026 on, 20 % before. */
const generalRate = (year: number): number => (year >= 2026 ? 22 : 20)

/** Of a document, or of a sale. */
export interface ShopDay {
  date: Date
  /** Of the shop; null: Moscow's. */
  timeZone: string | null
}

/**
 * Percent of VAT in the prices of a shop.
 * @param taxType TAX_TYPE of the shop: «с НДС», «НДС 20 %», «без НДС»; '' when it does not say
 * @param day a rate that is not named is that of its year in the shop
 * @returns null when there is none, or the shop does not say
 */
export function vatRate(taxType: string, day: ShopDay): number | null {
  const text = taxType.trim().toLowerCase()
  if (text === '' || isWithout(text)) return null
  const year = shopClock(day.date.getTime(), day.timeZone).getUTCFullYear()
  return Number(/(\d{1,2})\s*%/.exec(text)?.[1] ?? generalRate(year))
}

const isWithout = (text: string): boolean => text.startsWith('без') || text.includes('не облагается')

/**
 * The line of the tax under a sum that includes it.
 * @param taxType TAX_TYPE of the shop
 * @returns null when the shop does not say
 */
export function taxOf(taxType: string, total: Kopecks, day: ShopDay): Tax | null {
  if (taxType.trim() === '') return null
  const rate = vatRate(taxType, day)
  if (rate === null) return { text: 'Без налога (НДС)', sum: null }
  if (rate === 0) return { text: 'НДС 0\u00a0%', sum: 0 }
  return { text: `В\u00a0том числе НДС ${rate}\u00a0%`, sum: Math.round((total * rate) / (100 + rate)) }
}
