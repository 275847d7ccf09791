-- What a client tells of itself, and the codes of letters that prove an e-mail address.
alter table clients
  -- An individual's addresses; those of a legal entity are its company's.
  add column main_address text not null default '',
  add column post_address text not null default '',
  -- MOK code of the country.
  add column country text not null default '643',
  -- Link of the supplier that the client chose (AMB-59); null: this one.
  add column selected_shop text,
  -- When the consents to processing and to transfer of personal data were given.
  add column consents_at timestamptz;

alter table companies
  add column owner text not null default '',
  add column phone text not null default '',
  add column email text not null default '',
  add column bank_code text not null default '',
  add column bank_name text not null default '',
  add column payment_account text not null default '',
  add column correspond_account text not null default '',
  add column country text not null default '643',
  add column main_address text not null default '',
  add column post_address text not null default '';

-- Confirmation of an address by a letter. A registration waits here: nothing of it is a client before.
create table confirmations (
  shop_id integer not null references shops on delete cascade,
  code_hash bytea not null,
  email text not null check (email = lower(email)),
  -- null until the client exists.
  client_id integer,
  -- The form of a registration; null for a client that exists already.
  details jsonb,
  -- Whether the client's e-mail becomes this one.
  changes_email boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (shop_id, code_hash),
  foreign key (shop_id, client_id) references clients (shop_id, id) on delete cascade
);
create index confirmations_email on confirmations (shop_id, email);
create index confirmations_client on confirmations (shop_id, client_id);
create index confirmations_expiry on confirmations (expires_at);

-- Check words of the recovery of a password.
create table password_resets (
  shop_id integer not null references shops on delete cascade,
  code_hash bytea not null,
  client_id integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (shop_id, code_hash),
  foreign key (shop_id, client_id) references clients (shop_id, id) on delete cascade
);
create index password_resets_client on password_resets (shop_id, client_id);
create index password_resets_expiry on password_resets (expires_at);
