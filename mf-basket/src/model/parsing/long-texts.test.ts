import { parseList } from './parse-list'
import { MAX_LINES } from './pasted-line'

describe('a text that no buyer has', () => {
  const table = (rows: number, columns: number, cell: (row: number, column: number) => string) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => cell(row, column)).join('\t'),
    ).join('\n')

  test('a wide table of decimals is read', () => {
    const text = table(1500, 26, (row, column) =>
      column === 0 ? `Товар ${row}` : `${row * 31 + column * 17},${(row + column) % 90}5`,
    )
    expect(parseList(text).lines[0]?.name).toBe('Товар 0')
  })

  test('a table of very many rows is read to its limit, and the limit is told', () => {
    const list = parseList(table(150_000, 2, (row, column) => (column === 0 ? String(100_000 + row) : '1')))
    expect(list.lines).toHaveLength(MAX_LINES)
    expect(list.cut).toBeGreaterThan(0)
    expect(list.tooLong).toBe(true)
    expect(parseList('184302\t1').tooLong).toBe(false)
  })

  test('of a text that is too long no line is read by half', () => {
    const text = Array.from({ length: 100_000 }, () => 'Бумага А4\t123456').join('\n')
    const { lines, tooLong } = parseList(text)
    expect(tooLong).toBe(true)
    expect(new Set(lines.map(({ text: one }) => one))).toEqual(new Set(['123456 Бумага А4']))
  })

  test.each([
    ['spaces', `Ручка${' '.repeat(400_000)}x`],
    ['spaces between semicolons', `a;${' '.repeat(200_000)};${' '.repeat(200_000)}b`],
    ['digits', '1 '.repeat(200_000)],
    ['brackets', '('.repeat(400_000)],
    ['an open quote', `"${'a\t""b'.repeat(80_000)}`],
    ['empty cells', '\t'.repeat(400_000)],
  ])('%s without end are read', (_what, text) => {
    expect(parseList(text).cut).toBe(0)
  })
})
