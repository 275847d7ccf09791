import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'

/** A row whose count somebody else has changed. */
export interface ChangedRow {
  row: BasketProduct
  /** 0: there was none. */
  from: number
  /** 0: it was removed. */
  to: number
}

const countable = (rows: readonly BasketProduct[]) =>
  new Map(rows.filter(({ GIFT }) => !isYes(GIFT)).map((row) => [row.ID, row]))

/**
 * What differs between two answers. Gifts follow from the other rows.
 * @param isOwn whether this page, or the server, has made that count itself
 */
export function changedRows(
  before: readonly BasketProduct[],
  after: readonly BasketProduct[],
  isOwn: (productId: number, count: number) => boolean,
): ChangedRow[] {
  const [old, now] = [countable(before), countable(after)]
  return [...new Map([...old, ...now]).values()].flatMap((row) => {
    const [from, to] = [old.get(row.ID)?.QUANTITY ?? 0, now.get(row.ID)?.QUANTITY ?? 0]
    return from === to || isOwn(row.ID, to) ? [] : [{ row, from, to }]
  })
}

/** Earlier changes and later ones as one: each row's first count and its last one, without what is as it was. */
export function joinChanges(earlier: readonly ChangedRow[], later: readonly ChangedRow[]): ChangedRow[] {
  const joined = new Map(earlier.map((change) => [change.row.ID, change]))
  for (const change of later)
    joined.set(change.row.ID, { ...change, from: joined.get(change.row.ID)?.from ?? change.from })
  return [...joined.values()].filter(({ from, to }) => from !== to)
}

/** Changes that still stand: a row that has become something else since is not as somebody left it. */
export function standingChanges(
  changes: readonly ChangedRow[],
  rows: readonly BasketProduct[],
): readonly ChangedRow[] {
  const now = countable(rows)
  const standing = changes.filter(({ row, to }) => (now.get(row.ID)?.QUANTITY ?? 0) === to)
  return standing.length === changes.length ? changes : standing
}
