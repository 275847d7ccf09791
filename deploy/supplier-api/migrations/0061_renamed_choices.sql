-- What filters and lists of brands are called is kept with their counts: new names are a change of the shop's listing, too, one for
-- each statement. Counts of sections, which change with their goods, are none.
create function properties_renamed() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  insert into listing_changes (shop_id)
  select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.id = now.id
  where (was.code, was.title, was.unit, was.is_primary, was.sort)
    is distinct from (now.code, now.title, now.unit, now.is_primary, now.sort);
  return null;
end $$;
create trigger properties_renamed after update on properties referencing old table as was new table as now
  for each statement execute function properties_renamed();

create function brands_renamed() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  insert into listing_changes (shop_id)
  select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.id = now.id
  where (was.name, was.country) is distinct from (now.name, now.country);
  return null;
end $$;
create trigger brands_renamed after update on brands referencing old table as was new table as now
  for each statement execute function brands_renamed();

create function marks_renamed() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  insert into listing_changes (shop_id)
  select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.code = now.code
  where (was.title, was.sort) is distinct from (now.title, now.sort);
  return null;
end $$;
create trigger marks_renamed after update on marks referencing old table as was new table as now
  for each statement execute function marks_renamed();

create function sections_renamed() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  insert into listing_changes (shop_id)
  select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.id = now.id
  where (was.name, was.parent_id, was.depth, was.ord, was.ord_end)
    is distinct from (now.name, now.parent_id, now.depth, now.ord, now.ord_end);
  return null;
end $$;
create trigger sections_renamed after update on sections referencing old table as was new table as now
  for each statement execute function sections_renamed();
