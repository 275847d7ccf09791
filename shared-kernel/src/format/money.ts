import { formatNumber, NBSP } from './number'

/** How a shop writes sums: the fields of the same names of `Shop`. */
export interface MoneyFormat {
  /** 26: no fraction digits, 27: one, any other or none: two (000 §3). */
  priceType?: number | null
  /** `RUB` by default; `BONUS` for points, `RATE` for percents. */
  currency?: string | null
}

/** PRICE_TYPE of prices without, and with one fraction digit (000 §3). */
const WHOLE = 26
const TENTHS = 27

/** Fraction digits of a PRICE_TYPE. */
export const fractionDigits = (priceType?: number | null): number =>
  priceType === WHOLE ? 0 : priceType === TENTHS ? 1 : 2

/** Sign of a currency code: ₽, Б for bonus points, % for RATE (000 §9); an unknown code is shown as it is. */
export const currencySign = (currency?: string | null): string => {
  switch (currency || 'RUB') {
    case 'RUB':
      return '₽'
    case 'BONUS':
      return 'Б'
    case 'RATE':
      return '%'
    default:
      return String(currency)
  }
}

/** A sum without its currency sign, for columns whose header names the currency: `1 984,50`. */
export const formatSum = (sum: number, priceType?: number | null): string =>
  formatNumber(sum, fractionDigits(priceType))

/**
 * A sum with its sign: `1 984,50 ₽` (AMB-16). Bonus points and percents are no prices:
 * they show as many digits as they have, at most two.
 * @param sum in units of the currency
 */
export const formatMoney = (sum: number, { priceType, currency }: MoneyFormat = {}): string => {
  const points = currency === 'BONUS' || currency === 'RATE'
  const text = points ? formatNumber(sum, 2).replace(/,00$|(?<=,\d)0$/, '') : formatSum(sum, priceType)
  return `${text}${NBSP}${currencySign(currency)}`
}

/** A sum that somebody has set, as a threshold or a tariff: a whole one stands without its zeros, whatever the precision of the shop. */
export const formatShortMoney = (sum: number, money: MoneyFormat = {}): string =>
  formatMoney(sum, Number.isInteger(sum) ? { ...money, priceType: WHOLE } : money)
