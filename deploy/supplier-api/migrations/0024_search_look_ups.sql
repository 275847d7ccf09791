-- Whether any product has a rare stem is counted: for a first row alone the planner would rather read all documents, and an
-- unknown word is in none.
create or replace function read_search_words(shop integer, texts text[], most integer, meaningless text)
returns table (n integer, word text, stem text, raw_stem text, known boolean, mistaken boolean) language plpgsql stable as $$
begin
  return query
    with words as (
      select list.n, part.place, part.word, to_tsvector('russian', part.word) as stems
      from unnest(texts) with ordinality as list (text, n)
      cross join lateral regexp_split_to_table(plain_measures(plain_text(list.text), false), ' ') with ordinality
        as part (word, place)
      where part.word <> '' and part.place <= most and part.word !~ meaningless),
    stems as (
      select words.n, place, words.word, own.stem as raw_stem, fold_stem(own.stem) as stem
      from words cross join lateral unnest(tsvector_to_array(stems)) as own (stem))
    select stems.n::integer, stems.word, stems.stem, stems.raw_stem,
      coalesce(
        (select true from search_stems kept where kept.shop_id = shop and kept.stem = stems.stem limit 1),
        (select count(*) > 0 from search_documents document
          where document.shop_id = shop and document.words @@ (quote_literal(stems.stem)::tsquery))),
      coalesce(
        (select own.mistaken from search_words own where own.shop_id = shop and own.word = stems.word limit 1), false)
    from stems order by stems.n, place;
end $$;
