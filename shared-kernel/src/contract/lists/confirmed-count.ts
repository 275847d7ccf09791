import { patternTexts } from './pattern-texts'

const { unit, roubles } = patternTexts
/** Numbers at the end of a line, with what belongs to prices and counts between them. */
const TAIL = new RegExp(
  `(?:(?<![\\p{L}\\d.,/-])(?:\\d+(?:[.,]\\d{1,2})?|[x×х*=]|${unit}|${roubles})\\s*)+$`,
  'iu',
)
const NUMBER = /\d+(?:[.,]\d{1,2})?/g
const MAX_NUMBERS = 7

const numberFrom = (tokens: readonly string[]): number | undefined => {
  const [first = '', ...rest] = tokens
  const isGrouped = rest.every((token, at) =>
    (at === rest.length - 1 ? /^\d{3}(?:[.,]\d{1,2})?$/ : /^\d{3}$/).test(token),
  )
  if (tokens.length === 0 || !isGrouped || (rest.length > 0 && !/^\d{1,3}$/.test(first))) return undefined
  return Number(tokens.join('').replace(',', '.'))
}
const hasKopecks = (tokens: readonly string[]) => /[.,]/.test(tokens.at(-1) ?? '')

/** Every way to put what follows each other into three numbers. */
const partsOf = (tokens: readonly string[]): string[][][] =>
  tokens.flatMap((_, from) =>
    tokens.flatMap((_one, second) =>
      tokens.flatMap((_other, third) =>
        from < second && second < third
          ? [[tokens.slice(from, second), tokens.slice(second, third), tokens.slice(third)]]
          : [],
      ),
    ),
  )

/** What is behind a line: count, price and sum in either order. */
function countIn(tokens: readonly string[]): { count: number; used: number } | undefined {
  for (const [first = [], second = [], third = []] of partsOf(tokens)) {
    const [one, other, sum] = [first, second, third].map(numberFrom)
    if (!one || !other || !sum || Math.abs(one * other - sum) > 0.02 + sum / 1000) continue
    const count = hasKopecks(first) ? other : one
    if ([first, second, third].some(hasKopecks) && Number.isInteger(count))
      return { count, used: first.length + second.length + third.length }
  }
  return undefined
}

/** The count that price and sum at the end of a line confirm, and the line without them. */
export function confirmedCount(line: string): { rest: string; quantity: number } | undefined {
  const tail = TAIL.exec(line)
  const tokens = [...(tail?.[0].matchAll(NUMBER) ?? [])]
  if (!tail || tokens.length < 3) return undefined
  const found = countIn(tokens.slice(-MAX_NUMBERS).map(([token]) => token))
  if (!found) return undefined
  // What stands before the three is a code or a size.
  const before = tokens.length > found.used ? (tokens.at(-found.used)?.index ?? 0) : 0
  return { rest: line.slice(0, tail.index + before), quantity: found.count }
}
