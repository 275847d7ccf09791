-- Visitors, and the tokens of sessions.

-- Guests by the hash of their PHPSESSID: a new anonymous token keeps the basket of the old one.
create table visitors (
  shop_id integer not null references shops on delete cascade,
  code_hash bytea not null,
  buyer_id bigint not null default nextval('buyer_ids'),
  seen_at timestamptz not null default now(),
  -- What a browser names its guest by when it asks to take the guest's basket over (user_code, AMB-68). Random, so that
  -- nobody can take another visitor's basket by guessing; it opens nothing else.
  user_code uuid not null default gen_random_uuid(),
  primary key (shop_id, code_hash)
);
create unique index visitors_user_code on visitors (shop_id, user_code);
create index visitors_buyer on visitors (shop_id, buyer_id);
-- What the hourly clean-up looks for: guests who did not come back, their tokens, and old keys of orders.
create index visitors_seen on visitors (seen_at);

create table token_families (
  shop_id integer not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id integer not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  -- The list of sessions tells each by its browser and when it was used last. device_hash: a browser in which the right password was
  -- typed; its failures are counted apart from those of strangers.
  browser text not null default '',
  system text not null default '',
  last_used_at timestamptz,
  device_hash bytea,
  primary key (shop_id, id),
  foreign key (shop_id, client_id) references clients (shop_id, id) on delete cascade
);
create index token_families_client on token_families (shop_id, client_id);
-- Logins whose tokens have all ended are looked for every hour, among those of more than a year ago alone.
create index token_families_age on token_families (created_at);
create index token_families_device on token_families (shop_id, device_hash) where device_hash is not null;

create table access_tokens (
  shop_id integer not null references shops on delete cascade,
  token_hash bytea not null,
  buyer_id bigint not null,
  client_id integer,
  family_id uuid,
  expires_at timestamptz not null,
  -- When the holder of a token last changed something: for some seconds it is then read from the primary, not from a replica.
  wrote_at timestamptz,
  primary key (shop_id, token_hash),
  foreign key (shop_id, client_id) references clients (shop_id, id) on delete cascade,
  foreign key (shop_id, family_id) references token_families (shop_id, id) on delete cascade
);
create index access_tokens_expiry on access_tokens (expires_at);
create index access_tokens_family on access_tokens (shop_id, family_id) where family_id is not null;
create index access_tokens_client on access_tokens (shop_id, client_id) where client_id is not null;
create index access_tokens_guest on access_tokens (shop_id, buyer_id) where client_id is null;

create table refresh_tokens (
  shop_id integer not null references shops on delete cascade,
  token_hash bytea not null,
  family_id uuid not null,
  expires_at timestamptz not null,
  -- Set when exchanged; a second use revokes the whole family.
  used_at timestamptz,
  -- What a refresh token was given for: of the tokens given for one, only one is ever used, else somebody has a copy.
  parent_hash bytea,
  primary key (shop_id, token_hash),
  foreign key (shop_id, family_id) references token_families (shop_id, id) on delete cascade
);
create index refresh_tokens_expiry on refresh_tokens (expires_at);
create index refresh_tokens_family on refresh_tokens (shop_id, family_id);
-- Refresh tokens that were exchanged long ago are forgotten: a login leaves one behind every hour.
create index refresh_tokens_used_old on refresh_tokens (used_at) where used_at is not null;
create index refresh_tokens_parent on refresh_tokens (shop_id, parent_hash) where parent_hash is not null;
