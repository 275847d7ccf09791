-- Searches of one shop touch the entries of that shop alone.
create extension if not exists btree_gin;
drop index products_search;
create index products_search on products using gin (shop_id, search);
drop index search_words_similar;
create index search_words_similar on search_words using gin (shop_id, word gin_trgm_ops);
