import { splitSemicolons, splitTabs } from './split-cells'

describe('a text with tabs', () => {
  test('has a cell between two tabs, without the spaces around it', () => {
    expect(splitTabs(' a \t\t b\nc')).toEqual([['a', '', 'b'], ['c']])
    expect(splitTabs('')).toEqual([['']])
    expect(splitTabs('a\n\nb\n')).toEqual([['a'], [''], ['b'], ['']])
  })

  test('a quoted cell holds tabs, line ends and doubled quotes', () => {
    expect(splitTabs('"a\tb"\tc')).toEqual([['a b', 'c']])
    expect(splitTabs('"a\n\n b"\nc')).toEqual([['a b'], ['c']])
    expect(splitTabs('"a ""b"" c"\t""')).toEqual([['a "b" c', '']])
    expect(splitTabs('x\t"a"')).toEqual([['x', 'a']])
  })

  test('a quote that does not enclose the whole cell is one of its signs', () => {
    expect(splitTabs('"a" b\tc')).toEqual([['"a" b', 'c']])
    expect(splitTabs('a "b"\tc')).toEqual([['a "b"', 'c']])
    expect(splitTabs('"a\tc')).toEqual([['"a', 'c']])
  })
})

describe('a text with semicolons', () => {
  test('has cells without spaces and quotes around them', () => {
    expect(splitSemicolons('184302; 48\n"Ручка";5')).toEqual([
      ['184302', '48'],
      ['Ручка', '5'],
    ])
    expect(splitSemicolons('a;b"c;"d')).toEqual([['a', 'b"c', '"d']])
    expect(splitSemicolons('a;;b')).toEqual([['a', '', 'b']])
  })

  test('half of its lines are enough, empty ones do not count', () => {
    expect(splitSemicolons('a;b\n\n  \nc')).toEqual([['a', 'b'], ['c']])
    expect(splitSemicolons('a;b\nc\nd')).toBeUndefined()
  })

  test.each(['', 'a', 'a;', 'a;  ', 'a;\nb;'])('«%s» is none', (text) =>
    expect(splitSemicolons(text)).toBeUndefined(),
  )
})
