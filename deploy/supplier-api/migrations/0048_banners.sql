create table banners (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  placement text not null check (placement in ('MAIN', 'MAIN_RIGHT', 'CATALOG_SECTION_1', 'CATALOG_SECTION_2', 'CATALOG_SECTION_3')),
  title text not null,
  -- Where the title stands.
  align text not null default 'left' check (align in ('left', 'center', 'right')),
  picture text,
  -- Path inside the shop, or an address.
  link text,
  active_from timestamptz not null default now(),
  active_to timestamptz check (active_to > active_from),
  sort smallint not null default 500,
  primary key (shop_id, id)
);
