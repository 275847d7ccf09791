import { refreshVocabulary } from '@prilavok/supplier-api/catalogue/search/vocabulary/refresh-vocabulary'
import type pg from 'pg'

/** What nobody can buy sells nothing, so it stands last; counts of sections, and the words and phrases that search corrects with and suggests. */
export async function finishCatalogue(client: pg.ClientBase, shopId: number): Promise<void> {
  await client.query('update products p set popularity = 0 where shop_id = $1 and not is_ready(p)', [shopId])
  await client.query(
    `with own as (select section_ord, count(*) as goods from products where shop_id = $1 group by section_ord)
     update sections set product_count = coalesce(
       (select sum(goods) from own where section_ord between sections.ord and sections.ord_end), 0)
     where shop_id = $1`,
    [shopId],
  )
  await refreshVocabulary(client, shopId)
}
