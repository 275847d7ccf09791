-- Suppliers and what a visitor may know of them. Sums are kopecks.
create extension if not exists pg_trgm;

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
  main_trade_point_id integer
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
