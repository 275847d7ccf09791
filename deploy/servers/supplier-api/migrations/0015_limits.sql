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

-- Requests of one address or session in a period of some seconds, of whichever shop: shared by all processes, not worth a log.
create unlogged table request_counts (
  -- Digest of who asks.
  who bytea not null,
  period bigint not null,
  count bigint not null,
  primary key (who, period)
);
create index request_counts_period on request_counts (period);
