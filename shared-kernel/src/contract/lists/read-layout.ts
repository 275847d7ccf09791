import { isTitleRow } from './column-titles'
import { type Leave, unsaid } from './left-out'
import { MAX_COLUMNS, MAX_LENGTH } from './pasted-line'

/** A cell of a text that shows its columns by blanks, and where it stands in its line. */
interface Placed {
  text: string
  from: number
  to: number
}

const END = /^\s*(итого|всего|к оплате)(?![а-яё])/i
const placedIn = (line: string): Placed[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))

const distance = (one: Placed, other: Placed): number => Math.max(0, one.from - other.to, other.from - one.to)

/** What goes on in the next line, or beside it. */
const joined = (before = '', text = ''): string =>
  before.length < MAX_LENGTH ? `${before} ${text}`.trim().slice(0, MAX_LENGTH) : before

/** The cells of a line below their titles: as many in their order, fewer by where they stand. */
function underTitles(cells: readonly Placed[], titles: readonly Placed[]): string[] {
  if (cells.length === titles.length) return cells.map(({ text }) => joined('', text))
  const row = titles.map(() => '')
  for (const cell of cells) {
    const distances = titles.map((title) => distance(cell, title))
    const at = distances.indexOf(Math.min(...distances))
    row[at] = joined(row[at], cell.text)
  }
  return row
}

interface Layout {
  rows: string[][]
  /** Tells of the lines from the total on. */
  leaveRest: () => void
}

/**
 * Rows of a document whose text shows its columns by blanks, as programs for PDF give it: from its titles to its total, with the
 * lines that go on in the next one. Undefined for other texts.
 * @param leave told of the lines above the titles
 */
export function readLayout(text: string, leave: Leave = unsaid): Layout | undefined {
  const lines = text.split('\n')
  const headed = lines.findIndex((line) => {
    const cells = placedIn(line)
    return (
      cells.length > 2 && cells.length <= MAX_COLUMNS && isTitleRow(cells.map(({ text: title }) => title))
    )
  })
  if (headed < 0) return undefined
  const titles = placedIn(lines[headed] ?? '')
  const rows: string[][] = [titles.map(({ text: title }) => title)]
  const under = lines.slice(headed + 1)
  const end = under.findIndex((line) => END.test(line))
  for (const line of under.slice(0, end < 0 ? undefined : end)) {
    const cells = placedIn(line)
    const last = rows.at(-1)
    if (cells.length > 2) rows.push(underTitles(cells, titles))
    else if (cells.length > 0 && last && rows.length > 1)
      for (const [at, cell] of underTitles(cells, titles).entries())
        if (cell !== '') last[at] = joined(last[at], cell)
  }
  if (rows.length < 2) return undefined
  for (const line of lines.slice(0, headed)) leave(line, 'above')
  const rest = under.slice(end < 0 ? under.length : end)
  return {
    rows,
    leaveRest() {
      for (const [at, line] of rest.entries()) leave(line, at === 0 ? 'total' : 'below')
    },
  }
}
