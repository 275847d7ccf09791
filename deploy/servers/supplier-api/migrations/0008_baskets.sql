-- Baskets.

-- Remembered beside the rows of a basket.
create table baskets (
  shop_id integer not null references shops on delete cascade,
  buyer_id bigint not null,
  basket text not null check (basket in ('main', 'loyalty')),
  comment text not null default '',
  updated_at timestamptz not null default now(),
  primary key (shop_id, buyer_id, basket)
);

-- What buyers keep: baskets, favourites, viewed goods, addresses, orders.
create table basket_rows (
  -- A product belongs to the shop: asking for the shop with each row would tell nothing more.
  shop_id integer not null,
  buyer_id bigint not null,
  basket text not null check (basket in ('main', 'loyalty')),
  product_id integer not null,
  quantity integer not null check (quantity between 1 and 99999),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What the buyer was shown of each row: an order is only made of that, or of what was confirmed anew.
  -- Price of the product as it was shown: kopecks, in the bonus basket points. 0: shown as not to be had. null: not known.
  seen_price bigint check (seen_price >= 0),
  seen_quantity integer check (seen_quantity > 0),
  primary key (shop_id, buyer_id, basket, product_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);
create index basket_rows_product on basket_rows (shop_id, product_id);

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

-- Additions to baskets that were made with a key: a call that is repeated because its answer was lost adds nothing more, and is
-- answered as the first one was.
create table basket_keys (
  shop_id integer not null references shops on delete cascade,
  buyer_id bigint not null,
  key text not null check (length(key) between 8 and 200),
  -- Digest of what was added.
  fingerprint bytea not null,
  applied integer not null,
  warnings jsonb not null,
  created_at timestamptz not null default now(),
  -- What a keyed addition did to each product: a file that is sent again is answered with what it added the first time.
  changed jsonb not null default '[]',
  primary key (shop_id, buyer_id, key)
);
create index basket_keys_age on basket_keys (created_at);
