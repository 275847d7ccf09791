import { parseList, rowsOfText } from './parse-list'
import { MAX_COLUMNS, MAX_LENGTH, MAX_LINES } from './pasted-line'

describe('list-bounds', () => {
  describe('lines that order nothing', () => {
    const table = (...counts: (string | number)[]) =>
      parseList(['Код\tКол-во', ...counts.map((count, at) => `${184_300 + at}\t${count}`)].join('\n'))

    test('have a count of zero', () => {
      const { lines, skipped } = table(5, 0, 7)
      expect(lines.map(({ code, number }) => [code, number])).toEqual([
        ['184300', 1],
        ['184302', 2],
      ])
      expect(skipped).toEqual([{ number: 3, text: '184301', code: '184301' }])
    })

    test('or none, where less than half of the lines of a table have one', () => {
      expect(table(5, '', '').lines).toHaveLength(1)
      expect(table(5, '', '').skipped.map(({ number }) => number)).toEqual([2, 3])
      expect(table(5, '').lines).toHaveLength(2)
      expect(table('', '', '').lines).toHaveLength(3)
      expect(table('пять', '', '').lines).toHaveLength(1)
      expect(table(5, '', 0, 0, 0).lines).toHaveLength(2)
    })

    test('are offered only as far as a basket has room for them', () => {
      const rows = (filled: number, empty: number) =>
        table(...Array.from({ length: filled }, () => 2), ...Array.from({ length: empty }, () => 0))
      const { lines, skipped, cut } = rows(MAX_LINES - 2, 5)
      expect([lines.length, skipped.length, cut]).toEqual([MAX_LINES - 2, 2, 0])
      expect(skipped.map(({ number }) => number)).toEqual([MAX_LINES - 1, MAX_LINES])
      expect(rows(MAX_LINES + 1, 1)).toMatchObject({ skipped: [], cut: 1 })
    })
  })
})

describe('long-texts', () => {
  describe('a text that no buyer has', () => {
    const table = (rows: number, columns: number, cell: (row: number, column: number) => string) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => cell(row, column)).join('\t'),
      ).join('\n')

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
      ['titles of empty columns', `Код\tКол-во${'\t'.repeat(400_000)}`],
      ['prices of one product', `Бумага\n${'100 ₽\n'.repeat(70_000)}`],
      ['dashes behind a name', `Бумага; ${'-'.repeat(400_000)}`],
    ])('%s without end are read', (_what, text) => {
      expect(parseList(text).cut).toBe(0)
    })

    // Some patterns take a square of what they look at: none is given more.
    test.each([
      ['a cell', `Код\tКол-во\n${'a@'.repeat(200_000)}\t1\n${'рублей '.repeat(9000)}\t2`],
      ['a quoted cell', `Код\tКол-во\n"${'( '.repeat(200_000)}"\t1\n303909\t2`],
      ['columns', table(20, 9000, () => '123 456')],
      ['columns with totals', `Код\tНаименование${'\tИтого'.repeat(9000)}\n${table(20, 9000, () => '1')}`],
      ['cells of a layout that go on', `Код  Название  Кол-во\n1  Клей  3\n${'а\n'.repeat(200_000)}`],
      ['titles of a layout', `${'Код  Кол-во  '.repeat(9000)}\n${'1  '.repeat(90_000)}`],
      ['a line', `${'- 5 шт '.repeat(60_000)}\n303909 5`],
    ])('of %s only the beginning is looked at', (_what, text) => {
      const rows = rowsOfText(text) ?? []
      const texts = [
        ...rows.flat(),
        ...parseList(text).lines.flatMap(({ name = '', text: whole }) => [name, whole]),
      ]
      const most = texts.reduce((longest, { length }) => Math.max(longest, length), 0)
      expect(most).toBeLessThanOrEqual(MAX_LENGTH)
      expect(Math.max(0, ...rows.map(({ length }) => length))).toBeLessThanOrEqual(MAX_COLUMNS)
    })
  })
})
