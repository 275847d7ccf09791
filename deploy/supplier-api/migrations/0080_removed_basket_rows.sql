-- Rows that buyers have just removed from their baskets: what is brought back by «Отменить» stands where it stood.
create table removed_basket_rows (
  shop_id integer not null references shops on delete cascade,
  buyer_id bigint not null,
  basket text not null check (basket in ('main', 'loyalty')),
  product_id integer not null,
  quantity integer not null,
  -- When the row was put into the basket, not when it was removed.
  created_at timestamptz not null,
  removed_at timestamptz not null default now(),
  primary key (shop_id, buyer_id, basket, product_id)
);
create index removed_basket_rows_age on removed_basket_rows (removed_at);
