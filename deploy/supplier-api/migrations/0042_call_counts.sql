-- How often something was asked for, shared by all processes. Not worth a log: after a crash counting begins anew.
create unlogged table call_counts (
  shop_id integer not null references shops on delete cascade,
  rule text not null,
  -- Digest of who asks: a visitor, a network address, an e-mail address.
  who bytea not null,
  started_at timestamptz not null default now(),
  count integer not null default 1,
  primary key (shop_id, rule, who)
);
create index call_counts_age on call_counts (started_at);
