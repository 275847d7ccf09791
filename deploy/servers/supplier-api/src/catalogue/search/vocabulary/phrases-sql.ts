/** Phrases kept for a shop, the most useful ones. */
const MOST = 20_000
/** A beginning that fewer names share is no phrase. */
const SHARED_BY = 3

/**
 * Sections, kinds, brands, keywords, and the beginnings of names («ручка шариковая», «степлер Deskora»): each has products, so
 * each finds something. A beginning that breaks off («бумага для офисной», half of a brand's name) is left out. More products weigh more, longer
 * phrases less, sections more than queries.
 */
const FIND = `
  with names as (
    select regexp_split_to_array(substring(name from '^[[:alpha:]-]+(?: [[:alpha:]-]+){0,3}'), ' ') as words, count(*) as products
    from products where shop_id = $1 and assortment group by 1),
  beginnings as (
    select case when words[1] ~ '^[[:upper:]]{2}' then '' else lower(left(words[1], 1)) end
        || substr(array_to_string(words[1:size], ' '), case when words[1] ~ '^[[:upper:]]{2}' then 1 else 2 end) as title,
      words[size] as last,
      size, sum(products) as products
    from names cross join generate_series(1, least(cardinality(words), 3)) as size
    group by 1, 2, 3 having sum(products) >= ${SHARED_BY}),
  found as (
    select name as title, id as section_id, product_count as products, 150 as bonus from sections
      where shop_id = $1 and product_count > 0
    union all
    select title, null, products, 0 from beginnings
      where not (size < 4 and last ~* '^(для|на|в|с|из|и|по|под|от|до|без|к|со)$') and last !~ '(ой|ого|ому|ему|ых|их|ым|им|-)$' and length(last) > 2
        and not exists (select from brands where shop_id = $1 and starts_with(name, last || ' '))
    union all
    select lower(kind.title), null, count(*), 30 from kinds kind
      join products p on p.shop_id = kind.shop_id and p.kind_id = kind.id where kind.shop_id = $1 group by kind.title
    union all
    select brand.name, null, count(*), 0 from brands brand
      join products p on p.shop_id = brand.shop_id and p.brand_id = brand.id where brand.shop_id = $1 group by brand.name
    union all
    select lower(btrim(phrase)), null, sum(products), 20 from (
      select keywords, count(*) as products from products where shop_id = $1 and keywords <> '' group by keywords) as own
      cross join lateral regexp_split_to_table(keywords, ',') as phrase group by 1),
  plain as (
    select title, plain_text(title) as plain, section_id, products, bonus from found),
  prefixes as (
    select array_to_string(words[:size], ' ') as plain, max(products) as products
    from (select regexp_split_to_array(plain, ' ') as words, products from plain) as own
    cross join lateral generate_series(1, cardinality(words)) as size group by 1),
  weighed as (
    select title, plain, section_id,
      (bonus + 100 * ln(1 + prefixes.products) - 60 * (cardinality(regexp_split_to_array(plain, ' ')) - 1))::integer as weight
    from plain join prefixes using (plain)
    where not exists (select from search_words where shop_id = $1 and mistaken
      and word = any(regexp_split_to_array(plain, ' ')))),
  single as (
    select distinct on (plain) title, plain, section_id, weight from weighed
    where length(plain) between 2 and 120 order by plain, section_id nulls last, weight desc)
  insert into search_phrases (shop_id, id, title, plain, section_id, weight)
  select $1, row_number() over (order by weight desc, plain), title, plain, section_id, weight from single
  order by weight desc limit ${MOST}`

/** A phrase is also found by its second and later words, except by prepositions. */
const STARTS = `
  insert into search_phrase_starts (shop_id, start, phrase_id)
  select distinct shop_id, array_to_string(words[place:], ' '), id
  from (select shop_id, id, regexp_split_to_array(plain, ' ') as words from search_phrases where shop_id = $1) as phrases
  cross join lateral generate_series(1, cardinality(words)) as place
  where place = 1 or length(words[place]) > 2 and words[place] not in ('для', 'без', 'под', 'или')`

/** Statements about one shop ($1), in this order. */
export const PHRASES = [FIND, STARTS]
