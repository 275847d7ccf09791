import { modelTexts } from './texts'

const PERCENT = /(\d+(?:[.,]\d+)?)\s*%/

/** Percent that a tax names: 20 of «НДС 20 %»; 0 where it names none. */
export const taxPercent = (tax: string): number => Number(PERCENT.exec(tax)?.[1]?.replace(',', '.') ?? 0)

/** What to say of a tax without a percent: «Цены с НДС», «Цены без НДС». Empty for no tax and for one with a percent. */
export function taxNote(tax: string): string {
  const name = tax.trim()
  if (!name || taxPercent(name) > 0) return ''
  const worded = /^(с|со|без)\s/i.test(name)
  return worded
    ? `${modelTexts.prices} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : `${modelTexts.tax}: ${name}`
}
