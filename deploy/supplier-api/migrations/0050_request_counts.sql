-- Requests of one address or session in a period of some seconds, of whichever shop: shared by all processes, not worth a log.
create unlogged table request_counts (
  -- Digest of who asks.
  who bytea not null,
  period bigint not null,
  count bigint not null,
  primary key (who, period)
);
create index request_counts_period on request_counts (period);
