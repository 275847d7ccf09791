-- Goods are searched in a narrow table of their own: it is kept by triggers, whoever writes products, and a change of
-- stock or price does not touch the text index.
drop function search_query(text);
drop function search_vector(text, text, text);
drop index products_search;
alter table products drop column search;
-- Other names and uses of the product, phrases divided by commas.
alter table products add column keywords text not null default '';

-- One way of reading text for everything that is searched: lower case, ё as е, 0,5 as 0.5, signs as spaces, Russian
-- letters before a number (А4, С5, Е65) as Latin ones.
create or replace function plain_text(value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(translate(lower(value), 'ё²³×', 'е23 '), '(\d),(\d)', '\1.\2', 'g'),
          '(\d)[xх*](?=\d)', '\1 ', 'g'),
        '[^a-zа-я0-9.]+|(?<!\d)\.|\.(?!\d)', ' ', 'g'),
      '\mа(?=\d+\M)', 'a', 'g'), '\mс(?=\d+\M)', 'c', 'g'), '\mе(?=\d+\M)', 'e', 'g'), '\mв(?=\d+\M)', 'b', 'g'),
    ' +', ' ', 'g'))
$$;

-- Units of plain text as the trade abbreviates them: «листов», «л» → л, «гр», «г/м²» → г.
create function plain_units(plain text) returns text language sql immutable parallel safe as $$
  select case when plain !~ '\d ?(?:гр|г м|г кв|g|лист|лит|l|mm|милл|сан|cm|мет|шту|pcs|мик|ги|gb|ки|kg|сло)' then plain else
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(plain,
      '(\d) ?(?:гр?|грамм[а-я]*|g)(?: (?:м2?|кв м)(?= |$))?(?= |$)', '\1 г', 'g'),
      '(\d) ?(?:лист[а-я]*|литр[а-я]*|l)(?= |$)', '\1 л', 'g'),
      '(\d) ?(?:миллиметр[а-я]*|mm)(?= |$)', '\1 мм', 'g'),
      '(\d) ?(?:сантиметр[а-я]*|cm)(?= |$)', '\1 см', 'g'),
      '(\d) ?метр[а-я]*(?= |$)', '\1 м', 'g'),
      '(\d) ?(?:штук[а-я]*|pcs)(?= |$)', '\1 шт', 'g'),
      '(\d) ?микрон[а-я]*(?= |$)', '\1 мкм', 'g'),
      '(\d) ?(?:гигабайт[а-я]*|gb)(?= |$)', '\1 гб', 'g'),
      '(\d) ?(?:кило|килограмм[а-я]*|kg)(?= |$)', '\1 кг', 'g'),
      '(\d) ?сло[ейя][а-я]*(?= |$)', '\1 сл', 'g')
  end
$$;

-- Measures as one word each, beside their number («80 г» → «80 80г») or, for a query, instead of it («80г»).
create function plain_measures(plain text, beside boolean) returns text language sql immutable parallel safe as $$
  select case when plain !~ '\d ?[гкмслшрцпвоglcpk]' then plain else regexp_replace(regexp_replace(plain_units(plain),
    '\m(\d+)\.(\d+) ?(г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз)\M',
    case when beside then '\1.\2 \1d\2\3' else '\1d\2\3' end, 'g'),
    '\m(?<!\.)(\d+) ?(г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз)\M',
    case when beside then '\1 \1\2' else '\1\2' end, 'g')
  end
$$;

-- Stems without the fleeting vowel and the soft sign that the stemmer leaves: ручек → ручк, наклеек → наклейк, колец → колц.
create function fold_stem(stem text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(stem, 'еек$', 'ейк'), 'ь([кцл])$', '\1'),
    '([а-я]{2}[бвгджзклмнпрстфхцчшщ])[ое]([кцл])$', '\1\2')
$$;

-- Stems of a text with weights; a stem that folds stands beside its folded form.
create function search_stems(plain text, weight "char") returns tsvector language sql immutable parallel safe as $$
  select case
    when stems::text ~ '(еек|ь[кцл]|[а-я]{2}[бвгджзклмнпрстфхцчшщ][ое][кцл])''' then stems || setweight(array_to_tsvector(
      array(select fold_stem(stem) from unnest(tsvector_to_array(stems)) as stem where fold_stem(stem) <> stem)), weight)
    else stems end
  from (select setweight(to_tsvector('russian', plain), weight) as stems) as list
$$;

-- The words that say what a thing is: the first noun of each phrase with the adjectives before it. Of «клей-карандаш» the glue.
create function search_heads(phrases text) returns text language sql immutable parallel safe as $$
  select plain_text(regexp_replace(lower(phrases),
    '(?:^|,)[^a-zа-яё0-9,]*((?:[а-яё-]+(?:ая|яя|ый|ий|ой|ое|ее|ые|ие) +)*[^ ,-]+)[^,]*', ' \1 ', 'g'))
$$;

-- The same stems with a sign before each: they are told apart from the rest by it.
create function marked_stems(mark text, stems tsvector) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(select mark || stem from unnest(tsvector_to_array(stems)) as stem))
$$;

-- What a product is found by. Weights: A name, B brand, section and kind, C keywords. Signs: ^ heads of the name and the
-- kind, + heads of the keywords and all of a first word with hyphens, # the code and ~ the code from its end, $ the id
-- of the section (document_of).
create function search_document(name text, code text, frame text, kind text, keywords text) returns tsvector
language sql immutable parallel safe as $$
  select search_stems(plain_measures(plain_text(name), true), 'A')
    || search_stems(plain_text(frame || ' ' || kind), 'B')
    || search_stems(plain_measures(plain_text(keywords), true), 'C')
    || marked_stems('^', search_stems(search_heads(split_part(name, ',', 1) || ',' || kind), 'A'))
    || marked_stems('+', search_stems(search_heads(keywords) || ' ' || plain_text(split_part(name, ' ', 1)), 'C'))
    || array_to_tsvector(array['#' || code, '~' || reverse(code)])
$$;

create table search_documents (
  shop_id integer not null references shops on delete cascade,
  product_id integer not null,
  section_id integer not null,
  -- Has a price and can be had: in stock, or made to order.
  ready boolean not null,
  popularity integer not null,
  words tsvector not null,
  primary key (shop_id, product_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);

-- Changes with the documents of a shop: what was counted before is counted anew.
create table search_versions (
  shop_id integer primary key references shops on delete cascade,
  version bigint not null,
  -- Version that the vocabulary was made of, and how many documents there were then.
  vocabulary bigint not null default 0,
  documents integer not null default 0
);


create function document_of(p products) returns tsvector language sql stable as $$
  select search_document(p.name, p.code1c,
    concat_ws(' ',
      (select name from brands where shop_id = p.shop_id and id = p.brand_id),
      (select name from sections where shop_id = p.shop_id and id = p.section_id)),
    coalesce((select title from kinds where shop_id = p.shop_id and id = p.kind_id), ''),
    p.keywords) || array_to_tsvector(array['$' || p.section_id])
$$;

create function is_ready(p products) returns boolean language sql immutable as $$
  select p.assortment and p.price > 0 and (p.remain > 0 or p.to_order)
$$;

create function write_search_documents() returns trigger language plpgsql as $$
begin
  insert into search_documents (shop_id, product_id, section_id, ready, popularity, words)
  select p.shop_id, p.id, p.section_id, is_ready(p), p.popularity, document_of(p)
  from written join products p on p.shop_id = written.shop_id and p.id = written.id;
  return null;
end $$;
create trigger products_searched after insert on products
  referencing new table as written for each statement execute function write_search_documents();

create function rewrite_search_document() returns trigger language plpgsql as $$
begin
  update search_documents set section_id = new.section_id, words = document_of(new)
  where shop_id = new.shop_id and product_id = new.id;
  return null;
end $$;
create trigger products_searched_anew
  after update of name, code1c, section_id, brand_id, kind_id, keywords on products for each row
  when ((old.name, old.code1c, old.section_id, old.brand_id, old.kind_id, old.keywords)
    is distinct from (new.name, new.code1c, new.section_id, new.brand_id, new.kind_id, new.keywords))
  execute function rewrite_search_document();

create function rank_search_document() returns trigger language plpgsql as $$
begin
  update search_documents set popularity = new.popularity, ready = is_ready(new)
  where shop_id = new.shop_id and product_id = new.id;
  return null;
end $$;
create trigger products_ranked_anew
  after update of popularity, assortment, price, remain, to_order on products for each row
  when (old.popularity <> new.popularity or is_ready(old) <> is_ready(new))
  execute function rank_search_document();

-- A new name of a section, a brand or a kind is a new text of all its products.
create function rewrite_named() returns trigger language plpgsql as $$
begin
  update search_documents document set words = document_of(p)
  from products p
  where p.shop_id = new.shop_id and document.shop_id = p.shop_id and document.product_id = p.id
    and case tg_table_name when 'sections' then p.section_id when 'brands' then p.brand_id else p.kind_id end = new.id;
  return null;
end $$;
create trigger sections_searched_anew after update of name on sections for each row
  when (old.name <> new.name) execute function rewrite_named();
create trigger brands_searched_anew after update of name on brands for each row
  when (old.name <> new.name) execute function rewrite_named();
create trigger kinds_searched_anew after update of title on kinds for each row
  when (old.title <> new.title) execute function rewrite_named();

-- The version is the number of the transaction that changed something last: once for each transaction, however many rows.
create function begin_search_version() returns trigger language plpgsql as $$
begin
  insert into search_versions (shop_id, version)
  select distinct shop_id, pg_current_xact_id()::text::bigint from written
  on conflict (shop_id) do update set version = excluded.version where search_versions.version <> excluded.version;
  return null;
end $$;
create trigger search_documents_added after insert on search_documents
  referencing new table as written for each statement execute function begin_search_version();

create function renew_search_version() returns trigger language plpgsql as $$
begin
  update search_versions set version = pg_current_xact_id()::text::bigint
  where shop_id = old.shop_id and version <> pg_current_xact_id()::text::bigint;
  return null;
end $$;
create trigger search_documents_removed after delete on search_documents
  for each row execute function renew_search_version();
create trigger search_documents_changed after update of words, section_id on search_documents
  for each row execute function renew_search_version();

insert into search_documents (shop_id, product_id, section_id, ready, popularity, words)
select p.shop_id, p.id, p.section_id, is_ready(p), p.popularity, document_of(p) from products p;

create index search_documents_words on search_documents using gin (shop_id, words);
-- Goods that many words have in common are read in this order.
create index search_documents_first on search_documents (shop_id, ready desc, popularity desc, product_id);
create index search_documents_section on search_documents (shop_id, section_id);
