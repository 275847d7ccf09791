/** Letters to insert, remove, replace or swap with their neighbour (Damerau and Levenshtein, restricted). */
export function editDistance(from: string, to: string): number {
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let best = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      )
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) best = Math.min(best, at(before, column - 2) + 1)
      line.push(best)
    }
    before = above
    above = line
  }
  return at(above, to.length)
}

const at = (line: number[], index: number): number => line[index] ?? Number.POSITIVE_INFINITY
