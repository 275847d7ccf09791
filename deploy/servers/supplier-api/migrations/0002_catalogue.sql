-- What a shop sells: each owns its rows. Prices are kopecks, loyalty prices whole points.

create table sections (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  parent_id integer,
  depth smallint not null check (depth between 1 and 4) default 1,
  name text not null,
  sort integer not null default 500,
  picture text,
  -- Numbers in a walk of the tree: a section and all below it have ord between ord and ord_end.
  ord integer not null,
  ord_end integer not null default 0,
  -- Products in the section and below it.
  product_count integer not null default 0,
  primary key (shop_id, id),
  -- Deferrable: renumbering passes through numbers that are still taken.
  unique (shop_id, ord) deferrable,
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
  section_ord integer not null default 0,
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
  -- Other names and uses of the product, phrases divided by commas.
  keywords text not null default '',
  -- The offer that price, old_price and special_percent come from: lists read and sort by the price as it stands.
  special_offer_id integer,
  -- Kopecks that the supplier asks, before offers and rounding; 0: no price.
  base_price bigint not null check (base_price >= 0),
  -- Kopecks that the supplier crosses out.
  base_old_price bigint check (base_old_price >= 0),
  -- Reduction of special_offer_id. price, old_price, special_percent and the mark follow.
  offer_percent smallint check (offer_percent between 1 and 99),
  primary key (shop_id, id),
  unique (shop_id, code1c),
  foreign key (shop_id, section_id) references sections (shop_id, id),
  foreign key (shop_id, brand_id) references brands (shop_id, id),
  foreign key (shop_id, kind_id) references kinds (shop_id, id)
) with (fillfactor = 90);
create index products_by_popularity on products (shop_id, popularity desc, id);
create index products_by_section on products (shop_id, section_ord, popularity desc, id);
create index products_by_kind on products (shop_id, kind_id, popularity desc);
create index products_by_brand on products (shop_id, brand_id);
create index products_new on products (shop_id, popularity desc, id) where is_new;
create index products_hot on products (shop_id, popularity desc, id) where is_hot;
create index products_sale on products (shop_id, popularity desc, id) where is_sale;
-- Full analogs agree in all of these.
create index products_analogs on products (shop_id, kind_id, analog_parts);
create index products_special on products (shop_id, special_offer_id) where special_offer_id is not null;

-- Further pictures of a product, beside the one that lists show.
create table product_photos (
  shop_id integer not null references shops on delete cascade,
  product_id integer not null,
  id integer not null check (id > 1),
  path text not null,
  primary key (shop_id, product_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
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
create index product_properties_facet on product_properties (shop_id, property_id, value, product_id);

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

-- A load of a whole shop says `set local prilavok.bulk_load = 'on'` and calls refresh_listing itself, once.
create function is_bulk_load() returns boolean language sql stable as $$
  select coalesce(current_setting('prilavok.bulk_load', true), '') = 'on'
$$;

create function take_place() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return new; end if;
  -- Not while the sections of the shop are placed: the number would be one that is just going.
  perform pg_advisory_xact_lock_shared(hashtext('section places'), new.shop_id);
  -- A section that is not there is rejected by its foreign key.
  new.section_ord := coalesce(
    (select ord from sections where shop_id = new.shop_id and id = new.section_id), new.section_ord);
  return new;
end $$;
create trigger take_place before insert or update of section_id, section_ord on products
  for each row execute function take_place();

-- Nor is a product taken out of the counts while they are made anew.
create function leave_place() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('section places'), old.shop_id);
  return old;
end $$;
create trigger leave_place before delete on products for each row execute function leave_place();

-- Sections of a shop are placed one transaction after another, from their first write on: each needs numbers that the other gives.
create function lock_places() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return new; end if;
  perform pg_advisory_xact_lock(hashtext('section places'), new.shop_id);
  if tg_op = 'INSERT' then
    -- Behind all others until it is placed.
    new.ord := (select coalesce(max(ord), 0) + 1 from sections where shop_id = new.shop_id);
    new.ord_end := new.ord;
  end if;
  return new;
end $$;
create trigger lock_places before insert or update of parent_id, sort on sections
  for each row execute function lock_places();

-- Sections one after another, each before those below it; siblings by sort, then as they stood.
create function section_places(shop integer) returns table (id integer, depth integer, ord integer, ord_end integer)
language sql stable as $$
  with recursive tree as (
    select s.id, array[s.id] as path, array[s.sort, s.ord] as way from sections s where s.shop_id = shop and s.parent_id is null
    union all
    select s.id, tree.path || s.id, tree.way || array[s.sort, s.ord]
    from tree join sections s on s.shop_id = shop and s.parent_id = tree.id),
  numbered as (select tree.id, path, row_number() over (order by way)::integer as ord from tree),
  sizes as (select above.id, count(*)::integer as size from numbered, unnest(path) as above (id) group by above.id)
  select numbered.id, cardinality(path), ord, ord + size - 1 from numbered join sizes on sizes.id = numbered.id
$$;

-- A new section gives another number to all that stand behind it, and to their goods: these are locked as orders lock them.
create function place_sections(shop integer) returns void language plpgsql as $$
declare
  lost integer;
  moved integer[];
begin
  select s.id into lost from sections s
  where s.shop_id = shop and not exists (select from section_places(shop) place where place.id = s.id) limit 1;
  if lost is not null then
    raise exception 'Section % of shop % would stand below itself: give it another parent', lost, shop;
  end if;
  update sections s set ord = place.ord, ord_end = place.ord_end, depth = place.depth
  from section_places(shop) place
  where s.shop_id = shop and s.id = place.id
    and (s.ord, s.ord_end, s.depth) is distinct from (place.ord, place.ord_end, place.depth);
  moved := array(
    select p.id from products p join sections s on s.shop_id = shop and s.id = p.section_id
    where p.shop_id = shop and p.section_ord <> s.ord
    order by exists (select from offer_gifts gift where gift.shop_id = shop and gift.product_id = p.id), p.id
    for no key update of p);
  if cardinality(moved) > 0 then
    update products p set section_ord = s.ord from sections s
    where p.shop_id = shop and s.shop_id = shop and s.id = p.section_id and p.section_ord <> s.ord;
    update listing_stock stock set section_ord = p.section_ord from products p
    where stock.shop_id = shop and p.shop_id = shop and p.id = stock.product_id and stock.section_ord <> p.section_ord;
    perform note_listing_due(shop, moved);
  end if;
  update sections s set product_count = counted.goods
  from (
    with own as (select section_ord, count(*) as goods from products where shop_id = shop group by section_ord)
    select held.id, coalesce(sum(own.goods), 0)::integer as goods
    from sections held left join own on own.section_ord between held.ord and held.ord_end
    where held.shop_id = shop group by held.id) as counted
  where s.shop_id = shop and s.id = counted.id and s.product_count <> counted.goods;
end $$;

create function sections_placed() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform place_sections(shop_id) from (select distinct shop_id from now order by shop_id) as part;
  return null;
end $$;
create trigger sections_came after insert on sections referencing new table as now
  for each statement execute function sections_placed();

create function sections_moved() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform place_sections(shop_id) from (
    select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.id = now.id
    where (was.parent_id, was.sort) is distinct from (now.parent_id, now.sort) order by now.shop_id) as part;
  return null;
end $$;
create trigger sections_moved after update on sections referencing old table as was new table as now
  for each statement execute function sections_moved();
