-- What 0005_search.sql has and the last schema from before the first release lacks: run once by joinHistory, no migration itself.
drop table search_misspellings;
alter table search_words alter column word type text collate "C";
create index search_words_similar on search_words using gin (shop_id, word gin_trgm_ops) with (fastupdate = off);

drop function near_search_words(integer, text[], text[]);
drop function near_search_beginnings(integer, text[], integer);
-- Words of the catalogue that others may have been meant to be: by their trigrams, as they are (`exact`: a letter swapped or
-- replaced in a short word changes most of its trigrams), or by their sound. How many letters really differ is counted for the few
-- that come back.
create function near_search_words(shop integer, typed text[], exact text[], sounds text[])
returns table (word text, uses integer, sound text) language plpgsql stable set pg_trgm.similarity_threshold = 0.2 as $$
begin
  return query
    select own.word, own.uses, own.sound
    from (
      select similar_one.word from unnest(typed) as list (word)
      join search_words similar_one on similar_one.shop_id = shop and similar_one.word % list.word
        -- One letter left out at most: «qwerty» is no «конверты».
        and length(similar_one.word) - length(list.word) between -2 and 1
      union
      select same.word from search_words same where same.shop_id = shop and same.word = any (exact)
      union
      select alike.word from unnest(sounds) as list (sound)
      join search_words alike on alike.shop_id = shop and alike.sound = list.sound) as near
    join search_words own on own.shop_id = shop and own.word = near.word
    where not own.mistaken;
end $$;

-- How a word may begin that is being typed with one mistake, but not in the first letter: with the first two letters (the mistake is
-- further on), the first and the third (the second is too much, or swapped), any letter between the first and the second (it is left
-- out), or between the first and the third (the second is another).
create function begun_with_mistake(beginning text) returns setof text language sql immutable parallel safe as $$
  select left(beginning, 1) || substr(beginning, 2, 1)
  union select left(beginning, 1) || substr(beginning, 3, 1)
  union select left(beginning, 1) || letter || following
  from unnest(array[substr(beginning, 2, 1), substr(beginning, 3, 1)]) as following,
    regexp_split_to_table(case when beginning ~ '^[a-z]' then 'abcdefghijklmnopqrstuvwxyz' else 'абвгдежзийклмнопрстуфхцчшщъыьэюя' end, '') as letter
$$;

-- Words of the catalogue that may continue a beginning in which a letter is wrong, but not the first: the nearest of those.
create function near_search_beginnings(shop integer, beginnings text[], most integer)
returns table (word text, uses integer) language plpgsql stable as $$
begin
  return query
    select distinct own.word, own.uses
    from unnest(beginnings) as list (beginning)
    cross join lateral (
      select near.word, near.uses
      from (
        select distinct kept.word, kept.uses
        from begun_with_mistake(list.beginning) as start
        join search_words kept on kept.shop_id = shop and kept.word >= start and kept.word < start || chr(1114111)
        where not kept.mistaken
        limit 2000) as near
      order by starts_with(near.word, list.beginning) desc,
        similarity(left(near.word, length(list.beginning) + 1), list.beginning) desc, near.uses desc
      limit most) as own;
end $$;
