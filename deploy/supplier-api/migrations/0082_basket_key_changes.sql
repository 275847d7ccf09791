-- What a keyed addition did to each product: a file that is sent again is answered with what it added the first time.
alter table basket_keys add column changed jsonb not null default '[]';
