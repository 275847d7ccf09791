import type { Nav } from '@prilavok/shared-kernel/contract'
import { QUERY_LIMIT } from '@prilavok/shared-kernel/contract/page-sizes'

interface RowsOfList<Row> {
  ITEMS: readonly Row[]
  NAV: Pick<Nav, 'CNT'>
}

interface RowRange {
  limit: number
  offset: number
}

/**
 * All rows of a list, call by call, each for as many as the API answers at once.
 * @param onProgress told the part that is here, from 0 to 1, after each call
 * @throws what `read` throws
 */
export async function readAll<Row>(
  read: (range: RowRange) => Promise<RowsOfList<Row>>,
  onProgress?: (part: number) => void,
): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const { ITEMS, NAV } = await read({ limit: QUERY_LIMIT, offset: all.length })
    all.push(...ITEMS)
    // Rows that have gone meanwhile are not waited for.
    if (ITEMS.length === 0 || all.length >= NAV.CNT) return all
    onProgress?.(all.length / NAV.CNT)
  }
}
