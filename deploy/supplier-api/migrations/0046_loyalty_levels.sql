-- Levels of a shop's loyalty programme: who has bought for `threshold` kopecks within a year may take the level.
create table loyalty_levels (
  shop_id integer not null references shops on delete cascade,
  id smallint not null,
  name text not null,
  description text not null default '',
  threshold bigint not null check (threshold >= 0),
  -- Points that an order of 100 roubles brings at this level.
  rate smallint not null check (rate between 0 and 100),
  primary key (shop_id, id),
  unique (shop_id, threshold)
);

-- null: the level without a threshold, where the shop has one.
alter table clients add column loyalty_level_id smallint;
alter table clients add foreign key (shop_id, loyalty_level_id) references loyalty_levels (shop_id, id);
create index clients_with_points on clients (shop_id, id) where loyalty_balance > 0;

alter table shops
  add column loyalty_name text not null default '',
  add column loyalty_logo text,
  -- Days after which points that were not spent are gone; null: never.
  add column loyalty_burn_days smallint check (loyalty_burn_days > 0);
