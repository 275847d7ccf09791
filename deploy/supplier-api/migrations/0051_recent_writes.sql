-- When the holder of a token last changed something: for some seconds it is then read from the primary, not from a replica.
alter table access_tokens add column wrote_at timestamptz;
