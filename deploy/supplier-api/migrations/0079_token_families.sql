-- What a refresh token was given for: of the tokens given for one, only one is ever used, else somebody has a copy.
alter table refresh_tokens add column parent_hash bytea;
create index refresh_tokens_parent on refresh_tokens (shop_id, parent_hash) where parent_hash is not null;
create index token_families_device on token_families (shop_id, device_hash) where device_hash is not null;
