import { readXml } from './read-xml'

/** Formats that every workbook has: dates and times, shares (ECMA-376, 18.8.30). */
const DATES = new Map([
  ...[14, 22, 27, 30, 36, 50, 57].map((id) => [id, 'dd.mm.yyyy'] as const),
  ...[15, 16, 17, 18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'dd.mm'] as const),
])
const SHARES = new Map([
  [9, '0%'],
  [10, '0.00%'],
])
const DAY_MS = 86_400_000
/** No program writes a longer format. */
const LETTERS = 255
/** Day 0 of table programs, whose year 1900 has a day too many. */
const FIRST_DAY = Date.UTC(1899, 11, 30)

const bare = (format: string): string => format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '')
const isDate = (format: string): boolean => /[dmyhsдмгч]/i.test(bare(format).replace(/general|основной/i, ''))

/** Formats of cells by the number of their style. */
export function readFormats(xml: string): string[] {
  const own = new Map<number, string>()
  const formats: string[] = []
  let isOfCells = false
  if (xml === '') return formats
  readXml(xml, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'cellXfs') isOfCells = true
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode)
      const id = Number(numFmtId)
      if (name === 'xf' && isOfCells) formats.push(own.get(id) ?? DATES.get(id) ?? SHARES.get(id) ?? '')
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}

/** A number as its cell shows it where that is a date or a share, which are no counts; undefined: it is a number. */
export function shownAs(value: number, format: string): string | undefined {
  if (format.length > LETTERS) return undefined
  if (bare(format).includes('%')) return `${Number((value * 100).toPrecision(12))}%`
  if (!isDate(format) || !(value >= 0 && value < 2_958_466)) return undefined
  const date = new Date(FIRST_DAY + Math.floor(value) * DAY_MS)
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1].map((part) =>
    String(part).padStart(2, '0'),
  )
  return /[yг]/i.test(bare(format)) ? `${day}.${month}.${date.getUTCFullYear()}` : `${day}.${month}`
}
