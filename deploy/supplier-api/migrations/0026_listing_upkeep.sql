-- Values of the given products that are not known yet.
create function learn_facet_values(shop integer, ids integer[]) returns void language sql as $$
  with wanted as (select p.* from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id),
  found as (
    select 'property' as kind, owned.property_id, owned.value
    from wanted join product_properties owned on owned.shop_id = shop and owned.product_id = wanted.id
    join properties property on property.shop_id = shop and property.id = owned.property_id and property.facet
    union select 'brand', 0, brand_id::text from wanted where brand_id is not null
    union select 'country', 0, brand.country from (select distinct brand_id from wanted) as used
      join brands brand on brand.shop_id = shop and brand.id = used.brand_id where brand.country <> ''
    union select 'mark', 0, mark from wanted, unnest(marks) as mark
    union select 'batch', 0, min_quantity::text from wanted)
  insert into facet_values (shop_id, kind, property_id, value)
  select shop, kind, property_id, value from found
  where not exists (select from facet_values known where known.shop_id = shop and known.kind = found.kind
    and known.property_id = found.property_id and known.value = found.value)
  order by kind, property_id, value
  on conflict do nothing
$$;

-- Facets of the given products as they should be.
create function facets_of(shop integer, ids integer[]) returns table (product_id integer, facets integer[])
language sql stable as $$
  select part.product_id, array_agg(part.value_id order by part.value_id)
  from (
    select p.id as product_id, known.id as value_id
    from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
    join product_properties owned on owned.shop_id = shop and owned.product_id = p.id
    join facet_values known on known.shop_id = shop and known.kind = 'property'
      and known.property_id = owned.property_id and known.value = owned.value
    join properties property on property.shop_id = shop and property.id = owned.property_id and property.facet
    union all
    select p.id, known.id
    from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
    left join brands brand on brand.shop_id = shop and brand.id = p.brand_id
    cross join lateral (
      select 'brand' as kind, p.brand_id::text as value union all select 'country', brand.country
      union all select 'batch', p.min_quantity::text
      union all select 'mark', mark from unnest(p.marks) as mark) as own
    join facet_values known on known.shop_id = shop and known.kind = own.kind and known.property_id = 0
      and known.value = own.value) as part
  group by part.product_id
$$;

-- Makes the rows of the given products anew. Only rows that differ are written.
create function refresh_products(shop integer, ids integer[]) returns void language plpgsql as $$
begin
  perform learn_facet_values(shop, ids);
  insert into listing as kept (shop_id, product_id, section_ord, popularity, price, name, remain, in_stock, is_new, is_hot,
    is_sale, facets)
  select shop, p.id, p.section_ord, p.popularity, p.price, p.name, p.remain, p.remain > 0, p.is_new, p.is_hot, p.is_sale,
    coalesce(own.facets, '{}')
  from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  left join facets_of(shop, ids) own on own.product_id = p.id
  order by p.section_ord, p.id
  on conflict (shop_id, product_id) do update set section_ord = excluded.section_ord, popularity = excluded.popularity,
    price = excluded.price, name = excluded.name, remain = excluded.remain, in_stock = excluded.in_stock,
    is_new = excluded.is_new, is_hot = excluded.is_hot, is_sale = excluded.is_sale, facets = excluded.facets
  where kept.* is distinct from excluded.*;
  insert into listing_stock as kept (shop_id, product_id, remain)
  select shop, p.id, p.remain from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  order by p.id
  on conflict (shop_id, product_id) do update set remain = excluded.remain where kept.remain <> excluded.remain;
end $$;

-- All products of a shop, section by section: goods that are counted together lie together.
create function refresh_listing(shop integer) returns void language plpgsql as $$
declare
  ids integer[];
begin
  for ids in
    select array_agg(part.id order by part.place)
    from (
      select p.id, row_number() over (order by p.section_ord, p.id) as place from products p where p.shop_id = shop) as part
    group by part.place / 20000 order by part.place / 20000
  loop
    perform refresh_products(shop, ids);
  end loop;
end $$;

-- A load of a whole shop says `set local prilavok.bulk_load = 'on'` and calls refresh_listing itself, once.
create function is_bulk_load() returns boolean language sql stable as $$
  select coalesce(current_setting('prilavok.bulk_load', true), '') = 'on'
$$;

-- Counts of sections, with all above them. `sign`: 1 for products that came, -1 for those that went.
create function count_in_sections(shop integer, ord integer, number bigint) returns void language sql as $$
  update sections set product_count = product_count + number
  where shop_id = shop and sections.ord <= count_in_sections.ord and ord_end >= count_in_sections.ord
$$;

create function products_came() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform refresh_products(part.shop_id, part.ids)
  from (select shop_id, array_agg(id) as ids from came group by shop_id) as part;
  perform count_in_sections(part.shop_id, part.section_ord, part.number)
  from (select shop_id, section_ord, count(*) as number from came group by 1, 2 order by 1, 2) as part;
  return null;
end $$;
create trigger products_came after insert on products referencing new table as came
  for each statement execute function products_came();

create function products_went() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform count_in_sections(part.shop_id, part.section_ord, -part.number)
  from (select shop_id, section_ord, count(*) as number from went group by 1, 2 order by 1, 2) as part;
  return null;
end $$;
create trigger products_went after delete on products referencing old table as went
  for each statement execute function products_went();

create function products_changed() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  update listing_stock kept set remain = now.remain
  from now join was on was.shop_id = now.shop_id and was.id = now.id and was.remain <> now.remain
  where kept.shop_id = now.shop_id and kept.product_id = now.id;
  update listing kept set remain = now.remain, in_stock = now.remain > 0
  from now join was on was.shop_id = now.shop_id and was.id = now.id and was.remain <> now.remain
  where kept.shop_id = now.shop_id and kept.product_id = now.id;
  perform refresh_products(part.shop_id, part.ids)
  from (
    select now.shop_id, array_agg(now.id) as ids
    from now join was on was.shop_id = now.shop_id and was.id = now.id
    where (was.section_ord, was.popularity, was.price, was.name, was.is_new, was.is_hot, was.is_sale, was.brand_id, was.marks,
        was.min_quantity)
      is distinct from (now.section_ord, now.popularity, now.price, now.name, now.is_new, now.is_hot, now.is_sale,
        now.brand_id, now.marks, now.min_quantity)
    group by now.shop_id) as part;
  perform count_in_sections(part.shop_id, part.section_ord, part.number)
  from (
    select moved.shop_id, moved.section_ord, sum(moved.sign) as number
    from (
      select now.shop_id, place.section_ord, place.sign
      from now join was on was.shop_id = now.shop_id and was.id = now.id and was.section_ord <> now.section_ord
      cross join lateral (values (was.section_ord, -1), (now.section_ord, 1)) as place (section_ord, sign)) as moved
    group by 1, 2 order by 1, 2) as part;
  return null;
end $$;
create trigger products_changed after update on products referencing old table as was new table as now
  for each statement execute function products_changed();

-- Properties of products. What was deleted needs no new values, and may be part of the deletion of a whole shop.
create function properties_owned() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform refresh_products(part.shop_id, part.ids)
  from (select shop_id, array_agg(distinct product_id) as ids from owned group by shop_id) as part;
  return null;
end $$;
create trigger properties_came after insert on product_properties referencing new table as owned
  for each statement execute function properties_owned();
create trigger properties_changed after update on product_properties referencing new table as owned
  for each statement execute function properties_owned();

create function properties_went() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  update listing kept set facets = coalesce(own.facets, '{}')
  from (select shop_id, array_agg(distinct product_id) as ids from owned group by shop_id) as part
  cross join lateral unnest(part.ids) as list (id)
  left join lateral facets_of(part.shop_id, array[list.id]) as own on true
  where kept.shop_id = part.shop_id and kept.product_id = list.id
    and kept.facets is distinct from coalesce(own.facets, '{}');
  return null;
end $$;
create trigger properties_went after delete on product_properties referencing old table as owned
  for each statement execute function properties_went();

-- Whether goods can be filtered by a property, and where a brand is from: rarely changed, for many goods at once.
create function properties_redefined() returns trigger language plpgsql as $$
begin
  perform refresh_products(part.shop_id, part.ids)
  from (
    select now.shop_id, array_agg(distinct owned.product_id) as ids
    from now join was on was.shop_id = now.shop_id and was.id = now.id and was.facet <> now.facet
    join product_properties owned on owned.shop_id = now.shop_id and owned.property_id = now.id
    group by now.shop_id) as part;
  return null;
end $$;
create trigger properties_redefined after update on properties referencing old table as was new table as now
  for each statement execute function properties_redefined();

create function brands_moved() returns trigger language plpgsql as $$
begin
  perform refresh_products(part.shop_id, part.ids)
  from (
    select now.shop_id, array_agg(p.id) as ids
    from now join was on was.shop_id = now.shop_id and was.id = now.id and was.country <> now.country
    join products p on p.shop_id = now.shop_id and p.brand_id = now.id
    group by now.shop_id) as part;
  return null;
end $$;
create trigger brands_moved after update on brands referencing old table as was new table as now
  for each statement execute function brands_moved();

-- Says that a shop's listing has changed. A shop that is being deleted has nobody to say it to.
create function listing_changed() returns trigger language plpgsql as $$
begin
  insert into listing_changes (shop_id)
  select distinct changed.shop_id from changed join shops on shops.id = changed.shop_id;
  return null;
end $$;
create trigger listing_came after insert on listing referencing new table as changed
  for each statement execute function listing_changed();
create trigger listing_went after delete on listing referencing old table as changed
  for each statement execute function listing_changed();

create function listing_updated() returns trigger language plpgsql as $$
begin
  insert into listing_changes (shop_id)
  select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.product_id = now.product_id
  where (was.section_ord, was.popularity, was.price, was.name, was.in_stock, was.is_new, was.is_hot, was.is_sale, was.facets)
    is distinct from (now.section_ord, now.popularity, now.price, now.name, now.in_stock, now.is_new, now.is_hot,
      now.is_sale, now.facets);
  return null;
end $$;
create trigger listing_updated after update on listing referencing old table as was new table as now
  for each statement execute function listing_updated();

select refresh_listing(id) from shops;
analyze listing;
analyze listing_stock;
analyze facet_values;
