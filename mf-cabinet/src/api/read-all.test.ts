import { readAll } from './read-all'

const rows = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

/** A list of so many rows; of each call, the range that it asked for. */
function list(count: number) {
  const ranges: { limit: number; offset: number }[] = []
  const read = async (range: { limit: number; offset: number }) => {
    ranges.push(range)
    return {
      ITEMS: rows(Math.max(0, Math.min(range.limit, count - range.offset)), range.offset),
      NAV: { CNT: count },
    }
  }
  return { ranges, read }
}

test('all rows come, a thousand a call, in their order; each call but the last tells how far it is', async () => {
  const { ranges, read } = list(2500)
  const parts: number[] = []
  expect(await readAll(read, (part) => parts.push(part))).toEqual(rows(2500))
  expect(ranges).toEqual([0, 1000, 2000].map((offset) => ({ limit: 1000, offset })))
  expect(parts).toEqual([0.4, 0.8])
})

test('a list of one call, and one without rows, is asked for once', async () => {
  for (const count of [1000, 7, 0]) {
    const { ranges, read } = list(count)
    expect(await readAll(read)).toHaveLength(count)
    expect(ranges).toHaveLength(1)
  }
})

test('rows that have gone meanwhile are not waited for', async () => {
  const read = async ({ offset }: { offset: number }) => ({
    ITEMS: offset === 0 ? rows(5) : [],
    NAV: { CNT: 9 },
  })
  expect(await readAll(read)).toEqual(rows(5))
})
