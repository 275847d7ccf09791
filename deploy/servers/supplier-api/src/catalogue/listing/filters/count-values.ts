import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { conditionsOf, type Scope } from '../../scope/scope'
import type { FilterGroup } from './groups'

export interface Totals {
  count: number
  /** Kopecks; null when no product has a price. */
  low: number | null
  high: number | null
  new: number
  hot: number
  stock: number
  sale: number
}

/**
 * Counts of products by what they have, of those that fit all groups and of those that miss exactly one: a group's own values are
 * counted under the choices of all others.
 */
export interface ValueCounts {
  /** Products with a value of `group`, a group of facet values, as the choices of all other groups leave them. */
  of(valueId: number, group: string): number
  ofSections(group: string): Map<number, number>
  totals(group: string): Totals
  /** Every facet value that was found. */
  valueIds: number[]
  /** Products that were counted somewhere. */
  seen: number
}

interface Row extends Totals {
  part: 'value' | 'section'
  id: number
  /** 0: fits everything; else the bit of the one group that is missed. */
  missed: number
}

/** @param inside conditions that are no choices: the section of the page */
export async function countValues(
  db: Database,
  shopId: number,
  scope: Scope,
  inside: readonly RawBuilder<boolean>[],
  groups: readonly FilterGroup[],
): Promise<ValueCounts> {
  const { rows } = await statement(shopId, scope, inside, groups).execute(db)
  const bits = new Map(groups.map(({ key }, index) => [key, 2 ** index]))
  const seenBy = (group: string) => {
    const bit = bits.get(group) ?? 0
    return (row: Row) => row.missed === 0 || row.missed === bit
  }
  const byValue = new Map<number, Row[]>()
  for (const row of rows) {
    if (row.part === 'value') byValue.set(row.id, [...(byValue.get(row.id) ?? []), row])
  }
  return {
    valueIds: [...byValue.keys()],
    seen: sum(
      rows.filter(({ part }) => part === 'section'),
      'count',
    ),
    of: (valueId, group) => sum((byValue.get(valueId) ?? []).filter(seenBy(group)), 'count'),
    ofSections: (group) => {
      const found = new Map<number, number>()
      for (const row of rows.filter(seenBy(group))) {
        if (row.part === 'section') found.set(row.id, (found.get(row.id) ?? 0) + row.count)
      }
      return found
    },
    totals: (group) => {
      const own = rows.filter(({ part }) => part === 'section').filter(seenBy(group))
      const lows = own.flatMap(({ low }) => (low === null ? [] : [low]))
      const highs = own.flatMap(({ high }) => (high === null ? [] : [high]))
      return {
        count: sum(own, 'count'),
        low: lows.length > 0 ? Math.min(...lows) : null,
        high: highs.length > 0 ? Math.max(...highs) : null,
        new: sum(own, 'new'),
        hot: sum(own, 'hot'),
        stock: sum(own, 'stock'),
        sale: sum(own, 'sale'),
      }
    },
  }
}

const sum = (rows: readonly Row[], field: 'count' | 'new' | 'hot' | 'stock' | 'sale'): number =>
  rows.reduce((total, row) => total + row[field], 0)

/**
 * One walk through the products: each gets a bit for every group that it misses; those with more than one bit count nowhere, and the
 * values of those that miss a group without values are asked for by nobody. `offset 0`: the bits are worked out once.
 */
function statement(
  shopId: number,
  scope: Scope,
  inside: readonly RawBuilder<boolean>[],
  groups: readonly FilterGroup[],
): RawBuilder<Row> {
  const missed = [
    sql`0`,
    ...groups.map(({ fits }, index) => sql`case when ${fits} then 0 else ${sql.lit(2 ** index)} end`),
  ]
  const valueless = groups.reduce((bits, { isOfValues }, index) => bits + (isOfValues ? 0 : 2 ** index), 0)
  return sql<Row>`
    with counted as materialized (
      select * from (
        select l.section_ord, l.price, l.is_new, l.is_hot, l.in_stock, l.is_sale, l.facets, ${sql.join(missed, sql` + `)} as missed
        from listing l where ${conditionsOf(shopId, scope, inside)} offset 0) as seen
      where missed & (missed - 1) = 0)
    select 'value' as part, value as id, missed, count(*) as count, null::bigint as low, null::bigint as high,
      0 as new, 0 as hot, 0 as stock, 0 as sale
    from (select unnest(facets) as value, missed from counted where missed & ${sql.lit(valueless)} = 0) as part
    group by value, missed
    union all
    select 'section', section_ord, missed, count(*), min(price) filter (where price > 0), nullif(max(price), 0),
      count(*) filter (where is_new), count(*) filter (where is_hot), count(*) filter (where in_stock),
      count(*) filter (where is_sale)
    from counted group by section_ord, missed`
}
