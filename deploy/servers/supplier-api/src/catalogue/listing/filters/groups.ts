import type { FilterState } from '@prilavok/shared-kernel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'
import type { FacetKind } from '../../../platform/database/schema-types'
import { tableOf } from '../../../platform/database/table-of'
import { apiErrors } from '../../../platform/errors'
import { readPriceRange } from './price-range'

/** One group of choices: products fit it when they have one of its values. */
export interface FilterGroup {
  /** Key of the applied state; `base:new` and so on for the flags, which are groups of their own. */
  key: string
  /** Over `listing l`. */
  fits: RawBuilder<boolean>
  /** Its choices are facet values; not sections, prices or flags. */
  isOfValues: boolean
}

/** Groups whose values are told by kind alone. `offers` are marks too. */
export const KINDS: Readonly<Record<string, FacetKind>> = {
  marks: 'mark',
  offers: 'mark',
  MIN_BATCH: 'batch',
  UP_TM: 'brand',
  UP_COUNTRY: 'country',
}

/** Keys that are no codes of properties. */
const OWN_KEYS = new Set([...Object.keys(KINDS), 'sections', 'price', 'base'])
const PREFIX = 'property.'

/** Key of a property in the applied state: its code, told apart when that is a key of the panel itself. */
export const keyOfProperty = (code: string): string => (OWN_KEYS.has(code) ? PREFIX + code : code)
const codeOfKey = (key: string): string => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key)

export const FLAGS: Readonly<Record<string, RawBuilder<boolean>>> = {
  new: sql<boolean>`l.is_new`,
  hot: sql<boolean>`l.is_hot`,
  stock: sql<boolean>`l.in_stock`,
  sale: sql<boolean>`l.is_sale`,
}

/** Products that have one of these values. Without values: none. */
export const hasOneOf = (ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`l.facets && ${ids}::integer[]`

/**
 * The choices as conditions. Keys that the shop does not know are left out: they are of a property that was taken away. A value
 * that it does not know fits nothing.
 * @throws bad field for a flag or a price that cannot be
 */
export async function resolveGroups(
  db: Database,
  shopId: number,
  state: FilterState,
): Promise<FilterGroup[]> {
  const chosen = Object.entries(state).filter(([, values]) => values.some((value) => value !== ''))
  const facets = chosen.filter(([key]) => !['base', 'price', 'sections'].includes(key))
  const [ids, sections] = await Promise.all([
    facets.length > 0 ? findFacets(db, shopId, facets) : new Map<string, number[]>(),
    state.sections?.length ? sectionsFit(db, shopId, state.sections) : null,
  ])
  return chosen.flatMap(([key, values]): FilterGroup[] => {
    if (key === 'base') return values.map(flagGroup)
    if (key === 'price') return [{ key, fits: priceFits(values), isOfValues: false }]
    if (key === 'sections') return sections ? [{ key, fits: sections, isOfValues: false }] : []
    const own = ids.get(key)
    return own ? [{ key, fits: hasOneOf(own), isOfValues: true }] : []
  })
}

function flagGroup(flag: string): FilterGroup {
  const fits = Object.hasOwn(FLAGS, flag) ? FLAGS[flag] : undefined
  if (!fits) throw apiErrors.badField('filters', 'Неизвестный признак товара в фильтре')
  return { key: `base:${flag}`, fits, isOfValues: false }
}

function priceFits(values: readonly string[]): RawBuilder<boolean> {
  const { from, to } = readPriceRange(values)
  return to === null ? sql`l.price >= ${from}` : sql`l.price between ${from} and ${to}`
}

async function sectionsFit(
  db: Database,
  shopId: number,
  values: readonly string[],
): Promise<RawBuilder<boolean>> {
  const ids = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number)
  if (ids.length === 0) return sql`false`
  const rows = await db
    .selectFrom('sections')
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .select(['ord', 'ord_end'])
    .execute()
  if (rows.length === 0) return sql`false`
  const ranges = rows.map(({ ord, ord_end }) => sql`l.section_ord between ${ord} and ${ord_end}`)
  return sql`(${sql.join(ranges, sql` or `)})`
}

/** Ids of the chosen values by key; a key that is neither a kind nor a property has none. */
async function findFacets(
  db: Database,
  shopId: number,
  chosen: readonly [key: string, values: string[]][],
): Promise<Map<string, number[]>> {
  const pairs = chosen.flatMap(([key, values]) =>
    values.map((value) => ({ key, value, code: codeOfKey(key), kind: KINDS[key] ?? null })),
  )
  const { rows } = await sql<{ key: string; id: number | null }>`
    ${preparedStatement} select pair.key, known.id
    from ${tableOf('pair', pairs, { key: 'text', value: 'text', code: 'text', kind: 'text' })}
    left join properties property on pair.kind is null and property.shop_id = ${shopId} and property.code = pair.code
    left join facet_values known on known.shop_id = ${shopId} and known.kind = coalesce(pair.kind, 'property')
      and known.property_id = coalesce(property.id, 0) and known.value = pair.value
    where pair.kind is not null or property.id is not null`.execute(db)
  const found = new Map<string, number[]>()
  for (const { key, id } of rows) found.set(key, [...(found.get(key) ?? []), ...(id === null ? [] : [id])])
  return found
}
