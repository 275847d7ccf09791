import { parseList } from './parse-list'
import { MAX_LINES, MAX_TEXT } from './pasted-line'

const codes = (text: string) => parseList(text).lines.map(({ code }) => code)

describe('the end of a text that is read', () => {
  test('is its own as long as it is not too long', () => {
    const text = `184302${' '.repeat(MAX_TEXT - 13)}\n184303`
    expect(text).toHaveLength(MAX_TEXT)
    expect(codes(text)).toEqual(['184302', '184303'])
    expect(parseList(text).tooLong).toBe(false)
  })

  test.each(['\n', '\r'])('else is the last line end %j before the limit', (end) => {
    const text = `184302${' '.repeat(MAX_TEXT - 12)}${end}184303${end}184304`
    expect(codes(text)).toEqual(['184302'])
    expect(parseList(text).tooLong).toBe(true)
  })

  test('is the limit itself where there is no line end', () => {
    expect(codes(`184302${' '.repeat(MAX_TEXT)}184303`)).toEqual(['184302'])
    expect(codes(`\n184302${' '.repeat(MAX_TEXT)}184303`)).toEqual(['184302'])
  })
})

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029'])('%j ends a line', (end) => {
  expect(codes(`184302${end}184303`)).toEqual(['184302', '184303'])
})

test('a line of several products is taken apart, alone among empty ones it is no row of a table', () => {
  expect(codes('\n  \n184302;184303\n\n')).toEqual(['184302', '184303'])
  expect(codes('184302;184303\n184304;184305')).toEqual(['184302', '184304'])
})

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

  test('but a plain list is none that was filled in', () => {
    const { lines, skipped } = parseList('184302 - 5\n184303\n184304')
    expect(lines).toHaveLength(3)
    expect(skipped).toEqual([])
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
