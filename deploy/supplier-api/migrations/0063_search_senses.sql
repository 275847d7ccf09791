-- What search reads more exactly: «без окна» is no window, «чернила» are nothing black, nouns that the stemmer takes for verbs
-- («журнал», «магнит») are one word in all cases, and units that are written out («12 цветов», «6 розеток»).

-- Plain text in which each word means one thing to the stemmer: «без окна» as one word, «чернила» apart from «чёрный».
create function plain_senses(plain text) returns text language sql immutable parallel safe as $$
  select case when plain !~ '\m(?:без |чернил)' then plain else
    regexp_replace(regexp_replace(plain,
      '\mбез ([а-я]{3,})', 'без\1', 'g'),
      '\mчернил(?=(?:а|ам|ами|ах)?\M)', 'чернилк', 'g')
  end
$$;

-- Units that names abbreviate and queries write out: «12 цветов» as 12 цв.
create function plain_counts(plain text) returns text language sql immutable parallel safe as $$
  select case when plain !~ '\d ?(?:цвет|розет|рулон|ящик|отверст|отделен|страниц|пакетик|ватт?|гиг)' then plain else
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(plain,
      '(\d) ?цвет(?:а|ов)?(?= |$)', '\1 цв', 'g'),
      '(\d) ?розет[а-я]*(?= |$)', '\1 роз', 'g'),
      '(\d) ?рулон[а-я]*(?= |$)', '\1 рул', 'g'),
      '(\d) ?ящик[а-я]*(?= |$)', '\1 ящ', 'g'),
      '(\d) ?отверст[а-я]*(?= |$)', '\1 отв', 'g'),
      '(\d) ?отделен[а-я]*(?= |$)', '\1 отд', 'g'),
      '(\d) ?страниц[а-я]*(?= |$)', '\1 стр', 'g'),
      '(\d) ?пакетик[а-я]*(?= |$)', '\1 пак', 'g'),
      '(\d) ?ватт?[а-я]{0,2}(?= |$)', '\1 вт', 'g'),
      '(\d) ?гиг(?:а|ов)?(?= |$)', '\1 гб', 'g')
  end
$$;

create or replace function plain_measures(plain text, beside boolean) returns text language sql immutable parallel safe as $$
  select case when plain !~ '\d ?[гкмслшрцпвояglcpk]' then plain else
    regexp_replace(
      case when plain !~ '\d\.\d' then plain_units(plain) else regexp_replace(plain_units(plain),
        '\m(\d+)\.(\d+) ?(г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз|ящ|отд)\M',
        case when beside then '\1.\2 \1d\2\3' else '\1d\2\3' end, 'g') end,
      '\m(?<!\.)(\d+) ?(г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз|ящ|отд)\M',
      case when beside then '\1 \1\2' else '\1\2' end, 'g')
  end
$$;

-- A text as the words that are looked for: measures beside their numbers in what is found, instead of them in a query. In steps:
-- put into each other, the functions would read the text again and again.
create function search_text(value text, beside boolean) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := plain_text(value);
begin
  plain := plain_senses(plain);
  plain := plain_counts(plain);
  return plain_measures(plain, beside);
end $$;

-- Also the endings that are cut from some cases only: журнал → журна, журналы → журнал; магнит → магн, магниты → магнит.
create or replace function fold_stem(stem text) returns text language sql immutable parallel safe as $$
  select case when stem !~ '(?:еек|ь[кцл]|[а-я]{2}[бвгджзклмнпрстфхцчшщ][ое][кцл]|[а-я]{2}а[лн]|[а-я]{3}ит)$' then stem else
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(stem,
      'еек$', 'ейк'), 'ь([кцл])$', '\1'),
      '([а-я]{2}[бвгджзклмнпрстфхцчшщ])[ое]([кцл])$', '\1\2'),
      '([а-я]{2}а)[лн]$', '\1'), '([а-я]{3})ит$', '\1')
  end
$$;

create or replace function with_folded_stems(stems tsvector) returns tsvector language sql immutable parallel safe as $$
  select case when stems::text ~ '(?:еек|ь[кцл]|[а-я]{2}[бвгджзклмнпрстфхцчшщ][ое][кцл]|[а-я]{2}а[лн]|[а-я]{3}ит)'''
    then stems || array_to_tsvector(array(
      select fold_stem(stem) from unnest(tsvector_to_array(stems)) as stem
      where stem ~ '(?:еек|[ьое][кцл]|а[лн]|ит)$' and fold_stem(stem) <> stem))
    else stems end
$$;

create or replace function search_document(name text, code text, frame text, kind text, keywords text) returns tsvector
language sql immutable parallel safe as $$
  select with_folded_stems(
    setweight(to_tsvector('russian', search_text(name, true)), 'A')
    || setweight(to_tsvector('russian', plain_senses(plain_text(frame || ' ' || kind))), 'B')
    || setweight(to_tsvector('russian', search_text(keywords, true)), 'C')
    || marked_stems('^', to_tsvector('russian', plain_senses(search_heads(split_part(name, ',', 1) || ',' || kind))))
    || marked_stems('+', to_tsvector('russian', plain_senses(search_heads(keywords) || ' ' || plain_text(split_part(name, ' ', 1)))))
    || array_to_tsvector(array['#' || code, '~' || reverse(code)]))
$$;

update search_documents document set words = made.words
from (select p.shop_id, p.id, document_of(p) as words from products p offset 0) as made
where made.shop_id = document.shop_id and made.id = document.product_id and made.words is distinct from document.words;

drop function read_search_words(integer, text[], integer, text);
create function read_search_words(shop integer, texts text[], most integer, meaningless text)
returns table (n integer, word text, stem text, raw_stem text, known boolean, whole boolean, mistaken boolean)
language plpgsql stable as $$
begin
  return query
    with words as (
      select list.n, part.place, part.word, to_tsvector('russian', part.word) as stems
      from unnest(texts) with ordinality as list (text, n)
      cross join lateral regexp_split_to_table(search_text(list.text, false), ' ') with ordinality
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
      kept.word is not null, coalesce(kept.mistaken, false)
    from stems
    left join lateral (
      select own.word, own.mistaken from search_words own where own.shop_id = shop and own.word = stems.word limit 1) as kept
      on true
    order by stems.n, place;
end $$;

-- Words and mistakes are told apart in another way: the vocabularies are made anew by the upkeep.
update search_versions set vocabulary = 0;
