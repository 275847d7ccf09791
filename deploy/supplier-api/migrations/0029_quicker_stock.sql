-- Taking stock for an order: old and new rows are compared once, and what has not changed costs nothing more.
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
        (was.section_ord, was.popularity, was.price, was.name, was.is_new, was.is_hot, was.is_sale, was.brand_id, was.marks,
          was.min_quantity)
        is distinct from (now.section_ord, now.popularity, now.price, now.name, now.is_new, now.is_hot, now.is_sale,
          now.brand_id, now.marks, now.min_quantity)) as others,
      bool_or(was.section_ord <> now.section_ord) as moved
    from now join was on was.shop_id = now.shop_id and was.id = now.id
    group by now.shop_id
  loop
    if part.ids is not null then
      update listing_stock kept set remain = list.remain
      from unnest(part.ids, part.remains) as list (id, remain)
      where kept.shop_id = part.shop_id and kept.product_id = list.id;
      update listing kept set remain = list.remain, in_stock = list.remain > 0
      from unnest(part.ids, part.remains) as list (id, remain)
      where kept.shop_id = part.shop_id and kept.product_id = list.id;
    end if;
    if part.others is not null then perform refresh_products(part.shop_id, part.others); end if;
    if part.moved then
      perform count_in_sections(part.shop_id, place.section_ord, place.number)
      from (
        select places.section_ord, sum(places.sign) as number
        from now join was on was.shop_id = now.shop_id and was.id = now.id and was.section_ord <> now.section_ord
        cross join lateral (values (was.section_ord, -1), (now.section_ord, 1)) as places (section_ord, sign)
        where now.shop_id = part.shop_id
        group by places.section_ord order by places.section_ord) as place;
    end if;
  end loop;
  return null;
end $$;

-- Full analogs agree in all of these.
create index products_analogs on products (shop_id, kind_id, analog_parts);
