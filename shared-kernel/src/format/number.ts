/** No-break space: thousands, and before units and currency signs (AMB-16). */
export const NBSP = '\u00a0'
/** Minus of Russian typography. */
export const MINUS = '\u2212'

/**
 * Decimal digits of a finite number without an exponent: the shortest text that reads back as the same number,
 * so rounding works on what was written (0.285), never on the binary fraction behind it.
 */
const plainDigits = (value: number): [whole: string, fraction: string] => {
  const [mantissa = '0', exponent] = String(Math.abs(value)).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  if (!exponent) return [whole, fraction]
  const shift = Number(exponent)
  if (shift < 0) return ['0', '0'.repeat(-shift - 1) + whole + fraction]
  return [whole + fraction.slice(0, shift).padEnd(shift, '0'), fraction.slice(shift)]
}

/**
 * Russian number text: no-break spaces between thousands, decimal comma, half-up rounding (away from zero).
 * @param fractionDigits digits after the comma, always shown
 * @throws RangeError when the value is not finite
 */
export const formatNumber = (value: number, fractionDigits = 0): string => {
  if (!Number.isFinite(value)) {
    throw new RangeError(`formatNumber got ${value}: only finite numbers can be shown, check the API answer.`)
  }
  const [whole, fraction] = plainDigits(value)
  const truncated = BigInt(whole + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0'))
  const rounded = truncated + ((fraction[fractionDigits] ?? '0') >= '5' ? 1n : 0n)
  const text = String(rounded).padStart(fractionDigits + 1, '0')
  const cut = text.length - fractionDigits
  const grouped = text.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, NBSP)
  const sign = value < 0 && rounded > 0n ? MINUS : ''
  return sign + grouped + (fractionDigits > 0 ? `,${text.slice(cut)}` : '')
}
