-- Additions to baskets that were made with a key: a call that is repeated because its answer was lost adds nothing more, and is
-- answered as the first one was.
create table basket_keys (
  shop_id integer not null references shops on delete cascade,
  buyer_id bigint not null,
  key text not null check (length(key) between 8 and 200),
  -- Digest of what was added.
  fingerprint bytea not null,
  applied integer not null,
  remarks jsonb not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, buyer_id, key)
);
create index basket_keys_age on basket_keys (created_at);
