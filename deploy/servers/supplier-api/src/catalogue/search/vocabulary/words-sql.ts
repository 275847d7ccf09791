/** Stems that are worth knowing: of rarer ones the text index itself tells as quickly. $2: statement of the documents. */
export const STEMS = `
  insert into search_stems (shop_id, stem, products)
  select $1, word, ndoc from ts_stat($2) where ndoc >= 3 and word !~ '^[#~^+$]'`

/** Words of names, keywords, sections and brands as they are written, with how often. */
export const WORDS = `
  with texts as (
    select name as text, 1 as uses, false as brand, true as named from products where shop_id = $1
    union all
    select keywords, count(*)::integer, false, false from products where shop_id = $1 and keywords <> '' group by keywords
    union all
    select name, product_count, false, true from sections where shop_id = $1 and product_count > 0
    union all
    select brand.name, 5, true, true from brands brand where brand.shop_id = $1
      and exists (select from products p where p.shop_id = brand.shop_id and p.brand_id = brand.id)),
  words as (
    select word, sum(uses) as uses, bool_or(brand) as brand, bool_or(named) as named
    from texts cross join lateral regexp_split_to_table(plain_text(text), ' ') as word
    where word ~ '^[a-zа-я]{3,32}$' group by word)
  insert into search_words (shop_id, word, uses, stem, brand, named)
  select $1, word, uses, fold_stem(stems[1]), brand, named
  from words cross join lateral tsvector_to_array(to_tsvector('russian', plain_senses(word))) as stems
  where cardinality(stems) = 1
  returning word`

/** How often the right word is written for each time the mistake is: when names have it, and when keywords alone do. */
const RIGHT_NAMED = 2
const RIGHT_IN_KEYWORDS = 3
/** A right word that is rarer says nothing. */
const RIGHT_USES = 20
/** In shorter words a letter makes another word, unless it is not heard. */
const HEARD = 6

/** For what follows in the transaction: its words are new, and of a mistake in a short word few trigrams stay (as in near_search_words). */
export const BEFORE_MISTAKES = ['analyze search_words', 'set local pg_trgm.similarity_threshold = 0.2']

/**
 * Words that only keywords have beside those that they may be mistakes of, which are written much more often. With another ending
 * it is another form, and a short word is one only where nobody hears it («бэйдж»; «бокс» is no «блок»).
 */
export const MAYBE_MISTAKES = `
  select wrong.word, known.word as right
  from search_words wrong
  join search_words known on known.shop_id = $1 and known.word % wrong.word
  where wrong.shop_id = $1 and not wrong.named and known.stem <> wrong.stem
    and right(known.word, 1) = right(wrong.word, 1)
    and (known.sound = wrong.sound or length(wrong.word) >= ${HEARD})
    and known.uses >= ${RIGHT_USES}
    and known.uses >= wrong.uses * case when known.named then ${RIGHT_NAMED} else ${RIGHT_IN_KEYWORDS} end`
