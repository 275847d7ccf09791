import type { Random } from '@prilavok/supplier-api/platform/random'
import type pg from 'pg'

/** Values that the goods of each section have, for choices that find something. */
export async function filtersOf(
  pool: pg.Pool,
  shopId: number,
): Promise<(sectionId: number, random: Random) => string> {
  const { rows } = await pool.query<{ section: number; code: string; values: string[] }>(
    `select section.id as section, property.code, array_agg(distinct owned.value) as values
     from sections section
     join lateral (select id from products p where p.shop_id = section.shop_id
       and p.section_ord between section.ord and section.ord_end limit 60) as sample on true
     join product_properties owned on owned.shop_id = section.shop_id and owned.product_id = sample.id
     join properties property on property.shop_id = owned.shop_id and property.id = owned.property_id and property.facet
       and property.code <> 'base'
     where section.shop_id = $1 group by 1, 2 order by 1, 2`,
    [shopId],
  )
  const bySection = new Map<number, typeof rows>()
  for (const row of rows) bySection.set(row.section, [...(bySection.get(row.section) ?? []), row])
  return (sectionId, random) => {
    const chosen = new Map<string, string>()
    for (const { code, values } of bySection.get(sectionId) ?? []) {
      if (chosen.size < 2 && random.chance(0.5))
        chosen.set(
          code,
          values
            .filter(() => random.chance(0.5))
            .concat(random.pick(values))
            .map(encodeURIComponent)
            .join(','),
        )
    }
    if (random.chance(0.3)) chosen.set('base', 'stock')
    if (random.chance(0.3)) chosen.set('price', `0,${random.whole(1, 40) * 500}`)
    return [...chosen].map(([key, values]) => `${encodeURIComponent(key)}:${values}`).join(';')
  }
}
