import { tilesInRow } from './tiles-in-row'

/** Lengths of the rows, read from the tiles as the browser does: a row is full when it holds as many as its tiles say. */
function rowsOf(tiles: readonly number[]): number[] {
  const rows: number[] = []
  for (let at = 0; at < tiles.length; at += tiles[at] ?? 1) rows.push(tiles[at] ?? 0)
  return rows
}

test.each([
  [0, 5, []],
  [1, 5, [1]],
  [3, 5, [3]],
  [5, 5, [5]],
  [6, 5, [3, 3]],
  [10, 5, [5, 5]],
  [11, 5, [4, 4, 3]],
  [13, 5, [5, 4, 4]],
  [13, 3, [3, 3, 3, 2, 2]],
  [13, 2, [2, 2, 2, 2, 2, 2, 1]],
])('%i tiles in at most %i columns stand in rows of %j', (count, columns, rows) => {
  const tiles = tilesInRow(count, columns)
  expect(tiles).toHaveLength(count)
  expect(rowsOf(tiles)).toEqual(rows)
})
