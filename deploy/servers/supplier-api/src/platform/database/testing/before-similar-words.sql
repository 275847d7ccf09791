-- Takes a database with 0001–0015 back to the last schema from before the first release.
drop function near_search_words(integer, text[], text[], text[]);
drop function near_search_beginnings(integer, text[], integer);
drop function begun_with_mistake(text);
drop index search_words_similar;
alter table search_words alter column word type text collate "default";

-- Each word as it is and without one of its letters: a mistyped word meets the right one here.
create table search_misspellings (
  shop_id integer not null references shops on delete cascade,
  variant text collate "C" not null,
  word text not null,
  primary key (shop_id, variant, word)
);

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
