import { testRow } from '../../testing/test-rows'
import { changedRows, joinChanges, standingChanges } from './changed-rows'

describe('changed-rows', () => {
  const row = (ID: number, QUANTITY: number, GIFT: 'Y' | 'N' = 'N') => testRow({ ID, QUANTITY, GIFT })
  const nobody = () => false
  const short = (changes: readonly { row: { ID: number }; from: number; to: number }[]) =>
    changes.map(({ row: { ID }, from, to }) => [ID, from, to])

  test('what came, went and was counted otherwise has changed; gifts and own counts have not', () => {
    const before = [row(1, 5), row(2, 2), row(3, 7), row(9, 1, 'Y')]
    const after = [row(1, 5), row(2, 4), row(4, 6), row(8, 1, 'Y')]
    expect(short(changedRows(before, after, nobody))).toEqual([
      [2, 2, 4],
      [3, 7, 0],
      [4, 0, 6],
    ])
    const own = (id: number, count: number) => id === 2 && count === 4
    expect(short(changedRows(before, after, own))).toEqual([
      [3, 7, 0],
      [4, 0, 6],
    ])
    expect(changedRows(before, after, nobody)[0]?.row.QUANTITY).toBe(4)
  })

  test('two changes of a row are one, from the first count to the last; back where it was it is none', () => {
    const change = (ID: number, from: number, to: number) => ({ row: row(ID, to), from, to })
    expect(
      short(joinChanges([change(1, 2, 3), change(2, 1, 5)], [change(1, 3, 8), change(3, 0, 1)])),
    ).toEqual([
      [1, 2, 8],
      [2, 1, 5],
      [3, 0, 1],
    ])
    expect(joinChanges([change(1, 2, 3)], [change(1, 3, 2)])).toEqual([])
  })

  test('a change stands while the row is as somebody left it', () => {
    const changes = [
      { row: row(1, 3), from: 1, to: 3 },
      { row: row(2, 2), from: 2, to: 0 },
    ]
    expect(standingChanges(changes, [row(1, 3)])).toBe(changes)
    expect(short(standingChanges(changes, [row(1, 4)]))).toEqual([[2, 2, 0]])
    expect(short(standingChanges(changes, [row(1, 3), row(2, 1)]))).toEqual([[1, 1, 3]])
    expect(standingChanges(changes, [row(1, 3), row(2, 1, 'Y')])).toBe(changes)
  })
})
