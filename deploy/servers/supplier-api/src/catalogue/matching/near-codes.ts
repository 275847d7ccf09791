/** Digits of a product code (000 §9). */
const LENGTH = 6
const DIGITS = '0123456789'

const swaps = (code: string): string[] =>
  [...code].slice(1).map((digit, at) => code.slice(0, at) + digit + code[at] + code.slice(at + 2))

const replacements = (code: string): string[] =>
  [...code].flatMap((_digit, at) =>
    [...DIGITS].map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  )

const additions = (code: string): string[] =>
  [...code, ''].flatMap((_digit, at) =>
    [...DIGITS].map((digit) => code.slice(0, at) + digit + code.slice(at)),
  )

const removals = (code: string): string[] =>
  [...code].map((_digit, at) => code.slice(0, at) + code.slice(at + 1))

/**
 * Codes of six digits that somebody may have meant by one that does not exist: two neighbours swapped, one digit wrong, missing
 * or too many; the likeliest mistake first.
 */
export function nearCodes(code: string): string[] {
  const near =
    code.length === LENGTH
      ? [...swaps(code), ...replacements(code)]
      : code.length === LENGTH - 1
        ? additions(code)
        : code.length === LENGTH + 1
          ? removals(code)
          : []
  return [...new Set(near)].filter((one) => one !== code)
}
