-- One way of reading text for everything that is searched: lower case, ё as е, 0,5 as 0.5, Cyrillic «а4» as Latin, signs as spaces.
create function plain_text(value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(translate(lower(value), 'ё²³×', 'е23 '), '(\d),(\d)', '\1.\2', 'g'),
          '(\d)[xх*](?=\d)', '\1 ', 'g'),
        '[^a-zа-я0-9.]+|(?<!\d)\.|\.(?!\d)', ' ', 'g'),
      '\mа(\d)\M', 'a\1', 'g'),
    ' +', ' ', 'g'))
$$;

-- Weights: name and code, then brand and section, then synonyms.
create function search_vector(heavy text, middle text, light text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('russian', plain_text(heavy)), 'A')
    || setweight(to_tsvector('russian', plain_text(middle)), 'B')
    || setweight(to_tsvector('russian', plain_text(light)), 'C')
$$;

-- Every word must occur; the last one may be the beginning of a word.
create function search_query(value text) returns tsquery language sql immutable parallel safe as $$
  select to_tsquery('russian', string_agg(
    quote_literal(word) || case when n = words and word ~ '^[a-zа-я]{3,}$' then ':*' else '' end, ' & ' order by n))
  from (
    select word, n, count(*) over () as words
    from regexp_split_to_table(plain_text(value), ' ') with ordinality as list (word, n)
    where word <> ''
  ) as parts
$$;
