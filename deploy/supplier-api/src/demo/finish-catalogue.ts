import type pg from 'pg'
import { familiesOf, type Taxonomy } from './taxonomy'

/** Counts of sections, and the words and phrases that search corrects with and suggests. */
export async function finishCatalogue(
  client: pg.ClientBase,
  shopId: number,
  taxonomy: Taxonomy,
): Promise<void> {
  await client.query(
    `with own as (select section_ord, count(*) as goods from products where shop_id = $1 group by section_ord)
     update sections set product_count = coalesce(
       (select sum(goods) from own where section_ord between sections.ord and sections.ord_end), 0)
     where shop_id = $1`,
    [shopId],
  )
  const phrases = new Map<string, number>()
  for (const family of familiesOf(taxonomy)) {
    phrases.set(family.title.toLowerCase(), 80)
    for (const synonym of family.synonyms) phrases.set(synonym.toLowerCase(), 60)
  }
  for (const group of taxonomy.search.synonym_groups) for (const term of group) phrases.set(term, 50)
  for (const brand of taxonomy.brands) phrases.set(brand.name, 40)
  await client.query(
    `insert into search_phrases (shop_id, phrase, plain, weight)
     select $1, phrase, plain_text(phrase), weight
     from unnest($2::text[], $3::int[]) as list (phrase, weight) where plain_text(phrase) <> ''
     on conflict do nothing`,
    [shopId, [...phrases.keys()], [...phrases.values()]],
  )
  await client.query(
    `insert into search_phrases (shop_id, phrase, plain, weight)
     select distinct on (name) shop_id, name, plain_text(name), 100 from sections where shop_id = $1 and product_count > 0
     on conflict do nothing`,
    [shopId],
  )
  await client.query(
    `insert into search_words (shop_id, word, uses)
     select $1, word, sum(uses) from (
       select word, 1 as uses from products p, regexp_split_to_table(plain_text(p.name), ' ') as word where p.shop_id = $1
       union all
       select word, 5 from search_phrases s, regexp_split_to_table(s.plain, ' ') as word where s.shop_id = $1
     ) as words where word ~ '^[a-zа-я]{3,}$' group by word`,
    [shopId],
  )
}
