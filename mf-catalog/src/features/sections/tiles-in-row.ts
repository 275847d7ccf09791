/**
 * How many tiles share the row of each one, when as many rows as `columns` need are filled as evenly as can be: 13 tiles in
 * five columns are rows of 5, 4 and 4, so the last one is not ragged.
 */
export function tilesInRow(count: number, columns: number): number[] {
  const rows = Math.ceil(count / columns)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < longer ? 1 : 0)).flatMap(
    (length) => Array<number>(length).fill(length),
  )
}
