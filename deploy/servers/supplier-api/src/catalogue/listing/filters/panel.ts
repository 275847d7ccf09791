import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import type { FacetKind } from '../../../platform/database/schema-types'
import { inRussianOrder } from '../russian-order'
import type { ValueCounts } from './count-values'
import { keyOfProperty } from './groups'

/** A value that the panel shows. */
export interface PanelValue {
  facetId: number
  /** What stands in the applied state. */
  id: string
  label: string
}

export interface PanelProperty {
  code: string
  title: string
  primary: boolean
  sort: number
  values: PanelValue[]
}

/** What can be chosen for a scope, whatever is chosen already: so lines do not jump while they are ticked. */
export interface Panel {
  marks: PanelValue[]
  offers: PanelValue[]
  batches: PanelValue[]
  properties: PanelProperty[]
}

/** Marks that are offers (001 §3). */
const OFFERS = ['special_price', 'gift_sum']
/** Properties of a panel, the most widespread ones, and values of one property, the most frequent ones. */
const PROPERTIES = 40
const VALUES = 200

interface Row {
  id: number
  kind: FacetKind
  value: string
  code: string
  title: string
  unit: string
  is_primary: boolean
  sort: number
  /** Name of the brand, title of the mark. */
  name: string | null
}

/** @param counts of the scope without any choice */
export async function loadPanel(db: Database, shopId: number, counts: ValueCounts): Promise<Panel> {
  const rows = counts.valueIds.length === 0 ? [] : await loadValues(db, shopId, counts.valueIds)
  const total = counts.totals('').count
  const of = (kind: FacetKind) => rows.filter((row) => row.kind === kind)
  const isOffer = ({ value }: Row) => OFFERS.includes(value)
  const value = (row: Row): PanelValue => ({
    facetId: row.id,
    id: row.value,
    label: (row.name ?? row.value) + (row.unit && `\u00a0${row.unit}`),
  })
  const byCode = new Map<string, Row[]>()
  for (const row of rows) {
    if (row.code !== '') byCode.set(row.code, [...(byCode.get(row.code) ?? []), row])
  }
  const spread = (own: readonly Row[]) => own.reduce((sum, { id }) => sum + counts.of(id, ''), 0)
  const properties = [...byCode.values()]
    .filter((own) => own.length > 1 || spread(own) < total)
    .sort((a, b) => spread(b) - spread(a))
    .slice(0, PROPERTIES)
    .flatMap((own): PanelProperty[] => {
      const [first] = own
      if (!first) return []
      const frequent = own.sort((a, b) => counts.of(b.id, '') - counts.of(a.id, '')).slice(0, VALUES)
      return [
        {
          code: ['brand', 'country'].includes(first.kind) ? first.code : keyOfProperty(first.code),
          title: first.title,
          primary: first.is_primary,
          sort: first.sort,
          values: frequent.map(value).sort(byLabel),
        },
      ]
    })
    .sort((a, b) => Number(b.primary) - Number(a.primary) || a.sort - b.sort)
  return {
    marks: of('mark')
      .filter((row) => !isOffer(row))
      .sort(bySort)
      .map(value),
    offers: of('mark').filter(isOffer).sort(bySort).map(value),
    batches: of('batch').map(value).sort(byLabel),
    properties,
  }
}

const byLabel = (a: PanelValue, b: PanelValue): number => inRussianOrder(a.label, b.label)
const bySort = (a: Row, b: Row): number => a.sort - b.sort

/** Brand and country are properties like others, the first two. */
async function loadValues(db: Database, shopId: number, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select known.id, known.kind, known.value,
      case known.kind when 'property' then property.code when 'brand' then 'UP_TM' when 'country' then 'UP_COUNTRY'
        else '' end as code,
      case known.kind when 'brand' then 'Торговая марка' when 'country' then 'Страна' else coalesce(property.title, '') end
        as title,
      coalesce(property.unit, '') as unit, coalesce(property.is_primary, known.kind = 'brand') as is_primary,
      case known.kind when 'brand' then -2 when 'country' then -1 else coalesce(property.sort, mark.sort, 0) end as sort,
      coalesce(brand.name, mark.title) as name
    from facet_values known
    left join properties property on property.shop_id = known.shop_id and property.id = known.property_id
    left join brands brand on known.kind = 'brand' and brand.shop_id = known.shop_id and brand.id::text = known.value
    left join marks mark on known.kind = 'mark' and mark.shop_id = known.shop_id and mark.code = known.value
    where known.shop_id = ${shopId} and known.id = any(${ids}::integer[])`.execute(db)
  return rows
}
