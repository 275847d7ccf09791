-- The same documents in two thirds of the time: measures with fractions are looked for only where there are any, and stems are
-- folded once for the whole document.
create or replace function plain_measures(plain text, beside boolean) returns text language sql immutable parallel safe as $$
  select case when plain !~ '\d ?[гкмслшрцпвоglcpk]' then plain else
    regexp_replace(
      case when plain !~ '\d\.\d' then plain_units(plain) else regexp_replace(plain_units(plain),
        '\m(\d+)\.(\d+) ?(г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз)\M',
        case when beside then '\1.\2 \1d\2\3' else '\1d\2\3' end, 'g') end,
      '\m(?<!\.)(\d+) ?(г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз)\M',
      case when beside then '\1 \1\2' else '\1\2' end, 'g')
  end
$$;

-- A document with the folded form beside each stem that folds.
create function with_folded_stems(stems tsvector) returns tsvector language sql immutable parallel safe as $$
  select case when stems::text ~ '(еек|ь[кцл]|[а-я]{2}[бвгджзклмнпрстфхцчшщ][ое][кцл])''' then stems || array_to_tsvector(
    array(select fold_stem(stem) from unnest(tsvector_to_array(stems)) as stem where fold_stem(stem) <> stem))
  else stems end
$$;

create or replace function search_document(name text, code text, frame text, kind text, keywords text) returns tsvector
language sql immutable parallel safe as $$
  select with_folded_stems(
    setweight(to_tsvector('russian', plain_measures(plain_text(name), true)), 'A')
    || setweight(to_tsvector('russian', plain_text(frame || ' ' || kind)), 'B')
    || setweight(to_tsvector('russian', plain_measures(plain_text(keywords), true)), 'C')
    || marked_stems('^', to_tsvector('russian', search_heads(split_part(name, ',', 1) || ',' || kind)))
    || marked_stems('+', to_tsvector('russian', search_heads(keywords) || ' ' || plain_text(split_part(name, ' ', 1))))
    || array_to_tsvector(array['#' || code, '~' || reverse(code)]))
$$;
drop function search_stems(text, "char");
