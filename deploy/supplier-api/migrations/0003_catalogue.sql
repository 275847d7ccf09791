-- Catalogue: each shop owns its rows. Prices are kopecks, loyalty prices whole points.
create table sections (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  parent_id integer,
  depth smallint not null check (depth between 1 and 4),
  name text not null,
  sort integer not null default 500,
  picture text,
  -- Numbers in a walk of the tree: a section and all below it have ord between ord and ord_end.
  ord integer not null,
  ord_end integer not null,
  -- Products in the section and below it.
  product_count integer not null default 0,
  primary key (shop_id, id),
  unique (shop_id, ord),
  foreign key (shop_id, parent_id) references sections (shop_id, id)
);
create index sections_parent on sections (shop_id, parent_id);

create table brands (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  name text not null,
  country text not null default '',
  primary key (shop_id, id)
);

-- Kinds of goods: what analogs and «bought together» are told by.
create table kinds (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  title text not null,
  primary key (shop_id, id)
);

create table kind_expendables (
  shop_id integer not null references shops on delete cascade,
  kind_id integer not null,
  expendable_kind_id integer not null,
  sort smallint not null default 0,
  primary key (shop_id, kind_id, expendable_kind_id),
  foreign key (shop_id, kind_id) references kinds (shop_id, id),
  foreign key (shop_id, expendable_kind_id) references kinds (shop_id, id)
);

create table marks (
  shop_id integer not null references shops on delete cascade,
  code text not null,
  title text not null,
  color text not null,
  predefined boolean not null default false,
  sort smallint not null default 0,
  primary key (shop_id, code)
);

create table products (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  code1c text not null check (code1c ~ '^[0-9]{6}$'),
  name text not null,
  section_id integer not null,
  -- ord of the section, so that one index range is a section with all below it.
  section_ord integer not null,
  brand_id integer,
  kind_id integer,
  -- Values of the attributes that decide about analogs, in the kind's order.
  analog_parts text[] not null default '{}',
  ruler text,
  -- 0: no price.
  price bigint not null check (price >= 0),
  old_price bigint check (old_price > price),
  special_percent smallint check (special_percent between 1 and 99),
  loyalty_price bigint check (loyalty_price > 0),
  assortment boolean not null default true,
  sort integer not null default 500,
  popularity integer not null default 0,
  delay smallint not null default 0,
  remain integer not null default 0 check (remain >= 0),
  to_order boolean not null default false,
  pack boolean not null default false,
  min_quantity integer not null default 1 check (min_quantity > 0),
  step_quantity integer not null default 1 check (step_quantity > 0),
  is_new boolean not null default false,
  is_hot boolean not null default false,
  is_stock boolean not null default false,
  is_sale boolean not null default false,
  delivery_exclude boolean not null default false,
  marks text[] not null default '{}',
  picture text,
  preview text,
  detail_text text not null default '',
  -- Normalised texts, heavier first: name and code, brand and section, synonyms.
  search tsvector not null default '',
  primary key (shop_id, id),
  unique (shop_id, code1c),
  foreign key (shop_id, section_id) references sections (shop_id, id),
  foreign key (shop_id, brand_id) references brands (shop_id, id),
  foreign key (shop_id, kind_id) references kinds (shop_id, id)
);

create table properties (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  code text not null,
  title text not null,
  unit text not null default '',
  -- PRIMARY or BASIC filter; others are only shown.
  facet boolean not null default false,
  is_primary boolean not null default false,
  sort smallint not null default 500,
  primary key (shop_id, id),
  unique (shop_id, code)
);

create table product_properties (
  shop_id integer not null references shops on delete cascade,
  product_id integer not null,
  property_id integer not null,
  value text not null,
  primary key (shop_id, product_id, property_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade,
  foreign key (shop_id, property_id) references properties (shop_id, id)
);

create table certificates (
  shop_id integer not null references shops on delete cascade,
  product_id integer not null,
  id integer not null,
  name text not null,
  path text not null,
  size integer not null,
  type text not null,
  primary key (shop_id, product_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);

-- Words of the catalogue, for the correction of typing errors.
create table search_words (
  shop_id integer not null references shops on delete cascade,
  word text not null,
  uses integer not null default 1,
  primary key (shop_id, word)
);

-- Phrases offered while typing.
create table search_phrases (
  shop_id integer not null references shops on delete cascade,
  phrase text not null,
  -- Normalised phrase: lower case, ё as е.
  plain text not null,
  weight integer not null default 0,
  primary key (shop_id, phrase)
);
