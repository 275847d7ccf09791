-- Mistyped words meet the right ones by their trigrams (pg_trgm), not in a table of words without one of their letters.
-- No older process reads the table: there is no release yet.
drop table search_misspellings;
-- In the order of their letters, so that words with one beginning lie together in every database.
alter table search_words alter column word type text collate "C";
create index search_words_similar on search_words using gin (shop_id, word gin_trgm_ops);

-- Words of the catalogue that others may have been meant to be: by their trigrams, or by their sound. A letter swapped in a short
-- word changes most of its trigrams; how many letters really differ is counted for the few that come back.
drop function near_search_words(integer, text[], text[]);
create function near_search_words(shop integer, typed text[], sounds text[])
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
      select alike.word from unnest(sounds) as list (sound)
      join search_words alike on alike.shop_id = shop and alike.sound = list.sound) as near
    join search_words own on own.shop_id = shop and own.word = near.word
    where not own.mistaken;
end $$;

-- Words of the catalogue that may continue a beginning in which a letter is wrong, but not the first.
drop function near_search_beginnings(integer, text[], integer);
create function near_search_beginnings(shop integer, beginnings text[], most integer)
returns table (word text, uses integer) language plpgsql stable as $$
begin
  return query
    select distinct own.word, own.uses
    from unnest(beginnings) as list (beginning)
    cross join lateral (
      select kept.word, kept.uses from search_words kept
      where kept.shop_id = shop and kept.word >= left(list.beginning, 1) and kept.word < left(list.beginning, 1) || chr(1114111)
        and not kept.mistaken
      order by starts_with(kept.word, list.beginning) desc,
        similarity(left(kept.word, length(list.beginning) + 1), list.beginning) desc, kept.uses desc
      limit most) as own;
end $$;
