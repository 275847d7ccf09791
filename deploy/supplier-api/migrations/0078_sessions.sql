-- The list of sessions tells each by its browser and when it was used last. device_hash: a browser in which the right password was
-- typed; its failures are counted apart from those of strangers.
alter table token_families
  add column browser text not null default '',
  add column system text not null default '',
  add column last_used_at timestamptz,
  add column device_hash bytea;
