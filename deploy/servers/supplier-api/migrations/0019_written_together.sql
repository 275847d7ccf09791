-- What several write at the same time. Rows are locked in one order, and what follows from several tables is worked out when its row is
-- locked, so that the later of two sees what the earlier one wrote.

-- Rows of the listing are written as the last thing before the commit, all of a transaction in one turn. Until then a transaction holds
-- products alone, or properties and no products: nobody waits for a long import to get at a row of the listing, and nobody who holds one
-- waits for a product. Products stand here from the change to the commit, and product 0 once, which has the work done.
create table listing_due (
  shop_id integer not null references shops on delete cascade,
  changed_by xid8 not null default pg_current_xact_id(),
  product_id integer not null,
  primary key (shop_id, changed_by, product_id));

create function note_listing_due(shop integer, ids integer[]) returns void language sql as $$
  -- A shop that is being removed has nothing to list.
  insert into listing_due (shop_id, product_id)
  select shop, list.id from unnest(ids || 0) as list (id) where exists (select from shops where shops.id = shop)
  on conflict do nothing
$$;

-- Locks rows of the listing until the transaction ends. A statement after this one sees whatever those have written who held them before.
create function lock_listing(shop integer, ids integer[]) returns void language plpgsql as $$
begin
  perform from listing row where row.shop_id = shop and row.product_id = any(ids) order by row.product_id for no key update;
end $$;

-- Makes the rows of the given products anew, but for their stock. Only rows that differ are written.
create function refresh_listed(shop integer, ids integer[]) returns void language plpgsql as $$
begin
  perform learn_facet_values(shop, ids);
  perform lock_listing(shop, ids);
  insert into listing as row (shop_id, product_id, section_ord, popularity, price, name, in_stock, is_new, is_hot, is_sale, facets)
  select shop, p.id, p.section_ord, p.popularity, p.price, name_order(p.name), p.remain > 0, p.is_new, p.is_hot, p.is_sale,
    coalesce(own.facets, '{}')
  from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  left join facets_of(shop, ids) own on own.product_id = p.id
  order by p.section_ord, p.id
  on conflict (shop_id, product_id) do update set section_ord = excluded.section_ord, popularity = excluded.popularity,
    price = excluded.price, name = excluded.name, in_stock = excluded.in_stock, is_new = excluded.is_new,
    is_hot = excluded.is_hot, is_sale = excluded.is_sale, facets = excluded.facets
  where row.* is distinct from excluded.*;
end $$;

-- How much there is of a product is written by who holds the product, at once.
create or replace function refresh_products(shop integer, ids integer[]) returns void language plpgsql as $$
begin
  perform refresh_listed(shop, ids);
  insert into listing_stock as row (shop_id, product_id, remain, section_ord)
  select shop, p.id, p.remain, p.section_ord
  from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  order by p.id
  on conflict (shop_id, product_id) do update set remain = excluded.remain, section_ord = excluded.section_ord
  where row.* is distinct from excluded.*;
end $$;

create function refresh_due() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  with due as (
    delete from listing_due due where due.shop_id = new.shop_id and due.changed_by = new.changed_by returning due.product_id)
  select array_agg(product_id order by product_id) into ids from due;
  for part in 1 .. coalesce(cardinality(ids), 0) by 20000 loop
    perform refresh_listed(new.shop_id, ids[part:part + 19999]);
  end loop;
  return null;
end $$;
create constraint trigger refresh_due after insert on listing_due deferrable initially deferred
  for each row when (new.product_id = 0) execute function refresh_due();

-- The number of an order is given last, and all other orders of the shop wait for it until the commit: what may have to wait itself, for
-- an import that is being committed, is done before.
create function refresh_due_now() returns trigger language plpgsql as $$
begin
  set constraints refresh_due immediate;
  set constraints refresh_due deferred;
  return null;
end $$;
create trigger refresh_due_now before insert on order_numbers for each statement execute function refresh_due_now();

create or replace function products_came() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  insert into listing_stock (shop_id, product_id, remain, section_ord) select shop_id, id, remain, section_ord from came;
  perform note_listing_due(part.shop_id, part.ids)
  from (select shop_id, array_agg(id) as ids from came group by shop_id) as part;
  perform count_in_sections(part.shop_id, part.section_ord, part.number)
  from (select shop_id, section_ord, count(*) as number from came group by 1, 2 order by 1, 2) as part;
  return null;
end $$;

-- Taking stock for an order: old and new rows are compared once, and what has not changed costs nothing more.
-- A product is in another place when its section is another one, not when that one's number is.
create or replace function products_changed() returns trigger language plpgsql as $$
declare
  part record;
begin
  if is_bulk_load() then return null; end if;
  for part in
    select now.shop_id,
      array_agg(now.id order by now.id) filter (where was.remain <> now.remain) as ids,
      array_agg(now.remain order by now.id) filter (where was.remain <> now.remain) as remains,
      array_agg(now.id) filter (where
        (was.section_id, was.popularity, was.price, was.name, was.remain > 0, was.is_new, was.is_hot, was.is_sale, was.brand_id,
          was.marks, was.min_quantity)
        is distinct from (now.section_id, now.popularity, now.price, now.name, now.remain > 0, now.is_new, now.is_hot, now.is_sale,
          now.brand_id, now.marks, now.min_quantity)) as listed,
      bool_or(was.section_id <> now.section_id) as moved
    from now join was on was.shop_id = now.shop_id and was.id = now.id
    group by now.shop_id
  loop
    if part.ids is not null then
      update listing_stock stock set remain = list.remain
      from unnest(part.ids, part.remains) as list (id, remain)
      where stock.shop_id = part.shop_id and stock.product_id = list.id and moves_in_stock_order(stock.remain, list.remain);
    end if;
    if part.listed is not null then perform note_listing_due(part.shop_id, part.listed); end if;
    if part.moved then
      update listing_stock stock set section_ord = now.section_ord
      from now
      where now.shop_id = part.shop_id and stock.shop_id = now.shop_id and stock.product_id = now.id
        and stock.section_ord <> now.section_ord;
      perform count_in_sections(part.shop_id, place.section_ord, place.number)
      from (
        select places.section_ord, sum(places.sign) as number
        from now join was on was.shop_id = now.shop_id and was.id = now.id and was.section_id <> now.section_id
        cross join lateral (values (was.section_ord, -1), (now.section_ord, 1)) as places (section_ord, sign)
        where now.shop_id = part.shop_id
        group by places.section_ord order by places.section_ord) as place;
    end if;
  end loop;
  return null;
end $$;

create or replace function properties_owned() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform note_listing_due(part.shop_id, part.ids)
  from (select shop_id, array_agg(distinct product_id) as ids from owned group by shop_id) as part;
  return null;
end $$;
create or replace trigger properties_went after delete on product_properties referencing old table as owned
  for each statement execute function properties_owned();
drop function properties_went();

-- An import writes most values as they stand: of those nothing follows.
create function properties_rewritten() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform note_listing_due(part.shop_id, part.ids)
  from (
    select changed.shop_id, array_agg(distinct changed.product_id) as ids
    from (
      (select shop_id, product_id, property_id, value from now except select shop_id, product_id, property_id, value from was)
      union all
      (select shop_id, product_id, property_id, value from was except select shop_id, product_id, property_id, value from now)
    ) as changed
    group by changed.shop_id) as part;
  return null;
end $$;
drop trigger properties_changed on product_properties;
create trigger properties_changed after update on product_properties referencing old table as was new table as now
  for each statement execute function properties_rewritten();

create or replace function properties_redefined() returns trigger language plpgsql as $$
begin
  perform note_listing_due(part.shop_id, part.ids)
  from (
    select now.shop_id, array_agg(distinct owned.product_id) as ids
    from now join was on was.shop_id = now.shop_id and was.id = now.id and was.facet <> now.facet
    join product_properties owned on owned.shop_id = now.shop_id and owned.property_id = now.id
    group by now.shop_id) as part;
  return null;
end $$;

create or replace function brands_moved() returns trigger language plpgsql as $$
begin
  perform note_listing_due(part.shop_id, part.ids)
  from (
    select now.shop_id, array_agg(p.id) as ids
    from now join was on was.shop_id = now.shop_id and was.id = now.id and was.country <> now.country
    join products p on p.shop_id = now.shop_id and p.brand_id = now.id
    group by now.shop_id) as part;
  return null;
end $$;

-- A new section gives another number to all that stand behind it, and to their goods: these are locked as orders lock them.
create or replace function place_sections(shop integer) returns void language plpgsql as $$
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

-- The precision of the shop is read under a lock that is held as long as the price that follows from it is not committed. Whoever
-- gets it alone (`applyPrices`) knows that from now on nobody commits a price of a former precision. Shared, so nobody waits for it.
create or replace function derive_price() returns trigger language plpgsql as $$
declare
  none products;
  by_offer boolean;
begin
  if new.base_price is null then
    new := read_written_price(new, none);
  elsif tg_op = 'UPDATE'
    and (new.base_price, new.base_old_price, new.offer_percent)
      is not distinct from (old.base_price, old.base_old_price, old.offer_percent)
    and (new.price, new.old_price, new.special_offer_id)
      is distinct from (old.price, old.old_price, old.special_offer_id) then
    new := read_written_price(new, old);
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('price precision'), new.shop_id);
  select derived.price, derived.old_price, derived.special_percent, derived.by_offer
  into new.price, new.old_price, new.special_percent, by_offer
  from shops shop
  cross join lateral unit_price(new.base_price, new.base_old_price, new.offer_percent, shop.price_type) as derived
  where shop.id = new.shop_id;
  if by_offer then
    new.marks := array_append(array_remove(new.marks, 'special_price'), 'special_price');
  elsif tg_op = 'UPDATE' and old.offer_percent is not null and old.base_old_price is null then
    new.marks := array_remove(new.marks, 'special_price');
  end if;
  return new;
end $$;

-- What is searched in follows from the product and from the names of its section, its brand and its kind, which are written apart. Whoever
-- writes any of them takes the version of the shop's search first, and reads the others then: the later of two sees what the earlier
-- one wrote, and nobody holds documents while he waits for his turn.
create function take_search_version(shop integer) returns void language sql as $$
  insert into search_versions (shop_id, version) values (shop, pg_current_xact_id()::text::bigint)
  on conflict (shop_id) do update set version = excluded.version where search_versions.version <> excluded.version
$$;

create or replace function write_search_documents() returns trigger language plpgsql as $$
begin
  perform take_search_version(part.shop_id) from (select distinct shop_id from written order by 1) as part;
  insert into search_documents (shop_id, product_id, section_id, ready, popularity, words)
  select p.shop_id, p.id, p.section_id, is_ready(p), p.popularity, document_of(p)
  from written join products p on p.shop_id = written.shop_id and p.id = written.id;
  return null;
end $$;

create or replace function rewrite_search_document() returns trigger language plpgsql as $$
begin
  perform take_search_version(new.shop_id);
  update search_documents set section_id = new.section_id, words = document_of(new)
  where shop_id = new.shop_id and product_id = new.id;
  return null;
end $$;

create or replace function rewrite_named() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  perform take_search_version(new.shop_id);
  ids := array(
    select p.id from products p
    where p.shop_id = new.shop_id
      and case tg_table_name when 'sections' then p.section_id when 'brands' then p.brand_id else p.kind_id end = new.id);
  perform from search_documents document
  where document.shop_id = new.shop_id and document.product_id = any(ids)
  order by exists (select from offer_gifts gift where gift.shop_id = new.shop_id and gift.product_id = document.product_id),
    document.product_id
  for no key update;
  update search_documents document set words = document_of(p)
  from products p
  where p.shop_id = new.shop_id and p.id = any(ids) and document.shop_id = p.shop_id and document.product_id = p.id;
  return null;
end $$;
