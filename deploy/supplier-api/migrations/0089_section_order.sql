-- The walk of the tree (ord, ord_end, depth) follows parent_id and sort, and goods follow their section: whoever writes sections or
-- goods names neither. A new section moves the numbers of those behind it, and no goods.
alter table sections drop constraint sections_shop_id_ord_key;
-- Deferrable: renumbering passes through numbers that are still taken.
alter table sections add constraint sections_shop_id_ord_key unique (shop_id, ord) deferrable;
alter table sections alter column ord_end set default 0, alter column depth set default 1;
alter table products alter column section_ord set default 0;

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

create function place_sections(shop integer) returns void language plpgsql as $$
declare
  lost integer;
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
  update products p set section_ord = s.ord from sections s
  where p.shop_id = shop and s.shop_id = shop and s.id = p.section_id and p.section_ord <> s.ord;
  update listing l set section_ord = p.section_ord from products p
  where l.shop_id = shop and p.shop_id = shop and p.id = l.product_id and l.section_ord <> p.section_ord;
  update listing_stock l set section_ord = p.section_ord from products p
  where l.shop_id = shop and p.shop_id = shop and p.id = l.product_id and l.section_ord <> p.section_ord;
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
      array_agg(now.id order by now.id) filter (where was.remain > 0 and now.remain = 0) as gone,
      array_agg(now.id order by now.id) filter (where was.remain = 0 and now.remain > 0) as come,
      array_agg(now.id) filter (where
        (was.section_id, was.popularity, was.price, was.name, was.is_new, was.is_hot, was.is_sale, was.brand_id, was.marks,
          was.min_quantity)
        is distinct from (now.section_id, now.popularity, now.price, now.name, now.is_new, now.is_hot, now.is_sale,
          now.brand_id, now.marks, now.min_quantity)) as others,
      bool_or(was.section_id <> now.section_id) as moved
    from now join was on was.shop_id = now.shop_id and was.id = now.id
    group by now.shop_id
  loop
    if part.ids is not null then
      update listing_stock kept set remain = list.remain
      from unnest(part.ids, part.remains) as list (id, remain)
      where kept.shop_id = part.shop_id and kept.product_id = list.id;
    end if;
    if part.gone is not null or part.come is not null then
      update listing kept set in_stock = list.in_stock
      from (select id, false from unnest(part.gone) as id union all select id, true from unnest(part.come) as id)
        as list (id, in_stock)
      where kept.shop_id = part.shop_id and kept.product_id = list.id;
    end if;
    if part.others is not null then perform refresh_products(part.shop_id, part.others); end if;
    if part.moved then
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
