-- Statements that every keystroke needs, as functions: a session plans them once. Look-ups of single words are scalar, so that
-- no plan reads the whole vocabulary of a shop.

-- Words of texts (numbered from 1) as the index has them.
create function read_search_words(shop integer, texts text[], most integer, meaningless text)
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
        (select true from search_documents document
          where document.shop_id = shop and document.words @@ (quote_literal(stems.stem)::tsquery) limit 1),
        false),
      coalesce(
        (select own.mistaken from search_words own where own.shop_id = shop and own.word = stems.word limit 1), false)
    from stems order by stems.n, place;
end $$;

-- Sections whose whole name a text is, with all below them.
create function search_sections_named(shop integer, value text, most integer) returns table (id integer)
language plpgsql stable as $$
begin
  return query
    select below.id
    from search_phrase_starts start
    join search_phrases phrase
      on phrase.shop_id = shop and phrase.id = start.phrase_id and phrase.plain = start.start and phrase.section_id is not null
    join sections named on named.shop_id = shop and named.id = phrase.section_id
    join sections below on below.shop_id = shop and below.ord between named.ord and named.ord_end
    where start.shop_id = shop and start.start = plain_text(value)
    order by below.ord limit most;
end $$;

-- Words of the catalogue that others may have been meant to be: by a letter more or less, or by their sound.
create function near_search_words(shop integer, variants text[], sounds text[])
returns table (word text, uses integer, sound text) language plpgsql stable as $$
begin
  return query
    select own.word, own.uses, own.sound
    from (
      select misspelling.word from unnest(variants) as list (variant)
      join search_misspellings misspelling on misspelling.shop_id = shop and misspelling.variant = list.variant
      union
      select alike.word from unnest(sounds) as list (sound)
      join search_words alike on alike.shop_id = shop and alike.sound = list.sound) as near
    join search_words own on own.shop_id = shop and own.word = near.word
    where not own.mistaken;
end $$;

-- Words of the catalogue that continue one of the variants of a beginning.
create function near_search_beginnings(shop integer, variants text[], most integer)
returns table (word text, uses integer) language plpgsql stable as $$
begin
  return query
    select own.word, own.uses
    from (
      select distinct misspelling.word from unnest(variants) as list (variant)
      cross join lateral (
        select kept.word from search_misspellings kept
        where kept.shop_id = shop and kept.variant >= list.variant and kept.variant < list.variant || chr(1114111)
        order by kept.variant limit most) as misspelling) as near
    join search_words own on own.shop_id = shop and own.word = near.word
    where not own.mistaken;
end $$;

-- Phrases that continue one of the texts from their beginning or from a later word; words in another order too.
create function find_search_phrases(shop integer, texts text[], looked_at integer, most integer, most_sections integer)
returns table (title text, plain text, section_id integer) language plpgsql stable as $$
begin
  return query
    with typed as (
      select parts.plain, parts.words,
        (select word from unnest(parts.words) as word order by length(word) desc limit 1) as longest
      from (
        select list.plain, regexp_split_to_array(list.plain, ' ') as words
        from (select plain_text(text) as plain from unnest(texts) as text) as list where list.plain <> '') as parts),
    ids as (
      select start.phrase_id, typed.plain, typed.words
      from typed cross join lateral (
        select kept.phrase_id from search_phrase_starts kept
        where kept.shop_id = shop and kept.start >= typed.longest and kept.start < typed.longest || chr(1114111)
        order by kept.phrase_id limit looked_at) as start),
    found as (
      select distinct on (phrase.id) phrase.id, phrase.title, phrase.plain, phrase.section_id, phrase.weight,
        starts_with(phrase.plain, ids.plain) as begins
      from ids join search_phrases phrase on phrase.shop_id = shop and phrase.id = ids.phrase_id
      where not exists (select from unnest(ids.words) as word where position(' ' || word in ' ' || phrase.plain) = 0)
      order by phrase.id, begins desc),
    placed as (
      select found.*, row_number() over (
        partition by found.section_id is null order by begins desc, weight desc, found.id) as place from found)
    select placed.title, placed.plain, placed.section_id from placed
    where placed.section_id is null or place <= most_sections
    order by begins desc, weight desc, placed.id limit most;
end $$;
