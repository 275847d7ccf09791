-- Shops (suppliers) and what a visitor may know of them. Sums are kopecks.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table shops (
  id integer primary key,
  name text not null,
  logo text,
  email text not null default '',
  phones text[] not null default '{}',
  registration boolean not null default true,
  show_loyalty_prices boolean not null default false,
  allow_physical boolean not null default false,
  search_title text not null default '',
  search_description text not null default '',
  min_order_sum bigint not null default 0 check (min_order_sum >= 0),
  check_order_sum boolean not null default true,
  min_sum bigint not null default 0 check (min_sum >= 0),
  lk_domain text,
  selfdelivery_only boolean not null default false,
  header_no_name boolean not null default false,
  about_delay text,
  show_delay_text boolean not null default false,
  google_id text,
  yandex_id text,
  color_scheme text not null default 'green',
  price_type smallint not null default 28,
  currency text not null default 'RUB',
  online_chat text,
  meta jsonb not null default '[]',
  tax_type text not null default '',
  commercial_offer boolean not null default false,
  -- Points that a loyalty client earns for 100 roubles of an order.
  loyalty_rate smallint not null default 0 check (loyalty_rate between 0 and 100),
  link text not null unique,
  main_trade_point_id integer,
  loyalty_name text not null default '',
  loyalty_logo text,
  -- Days after which points that were not spent are gone; null: never.
  loyalty_burn_days smallint check (loyalty_burn_days > 0),
  -- A shop in maintenance answers 503 to everything (AMB-46).
  maintenance boolean not null default false,
  -- Made by the load of the demonstration: the sandbox takes payments for these shops alone, whatever shops stand beside them.
  demonstration boolean not null default false,
  -- In which the hours of a shop are meant, as an IANA name; null: Moscow's.
  time_zone text,
  -- The precision that all prices of the shop were derived with; another one, or null, asks for all of them to be derived anew.
  derived_price_type smallint,
  -- Dates of a shop are told by its time: a zone that nobody knows is rejected here, with an error that names it.
  constraint shops_time_zone
    check (time_zone is null or (timestamptz 'epoch' at time zone time_zone) is not null)
);

create table shop_domains (
  shop_id integer not null references shops on delete cascade,
  domain text not null unique check (domain = lower(domain)),
  sort smallint not null default 0,
  primary key (shop_id, domain)
);

create table payment_types (
  shop_id integer not null references shops on delete cascade,
  code text not null,
  name text not null,
  description text not null default '',
  sort smallint not null default 0,
  primary key (shop_id, code)
);

create table delivery_zones (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  name text not null,
  description text not null default '',
  min_sum bigint not null default 0 check (min_sum >= 0),
  delivery_price bigint not null default 0 check (delivery_price >= 0),
  sort smallint not null default 0,
  primary key (shop_id, id)
);

create table trade_points (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  name text not null,
  email text not null default '',
  phones text[] not null default '{}',
  work_schedule text not null default '',
  holiday_schedule text not null default '',
  date_start date,
  date_end date,
  address text not null,
  latitude double precision not null,
  longitude double precision not null,
  sort smallint not null default 0,
  primary key (shop_id, id)
);

-- What a shop signs its papers with. All of it is optional: a paper shows what is known.
create table shop_requisites (
  shop_id integer primary key references shops on delete cascade,
  full_name text not null default '',
  inn text not null default '',
  kpp text not null default '',
  ogrn text not null default '',
  address text not null default '',
  bank_name text not null default '',
  bank_code text not null default '',
  payment_account text not null default '',
  correspond_account text not null default '',
  director text not null default '',
  accountant text not null default ''
);

create table oauth_clients (
  shop_id integer not null references shops on delete cascade,
  client_id text not null unique,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, client_id)
);

-- Which version of the demonstration data a database holds.
create table demo_loads (
  version text primary key,
  loaded_at timestamptz not null default now()
);
