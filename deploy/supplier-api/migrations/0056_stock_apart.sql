-- How much there is of a product stands in listing_stock alone: an order changes rows of listing only of what it sells out.
create or replace function refresh_products(shop integer, ids integer[]) returns void language plpgsql as $$
begin
  perform learn_facet_values(shop, ids);
  insert into listing as kept (shop_id, product_id, section_ord, popularity, price, name, in_stock, is_new, is_hot, is_sale,
    facets)
  select shop, p.id, p.section_ord, p.popularity, p.price, p.name, p.remain > 0, p.is_new, p.is_hot, p.is_sale,
    coalesce(own.facets, '{}')
  from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  left join facets_of(shop, ids) own on own.product_id = p.id
  order by p.section_ord, p.id
  on conflict (shop_id, product_id) do update set section_ord = excluded.section_ord, popularity = excluded.popularity,
    price = excluded.price, name = excluded.name, in_stock = excluded.in_stock, is_new = excluded.is_new,
    is_hot = excluded.is_hot, is_sale = excluded.is_sale, facets = excluded.facets
  where kept.* is distinct from excluded.*;
  insert into listing_stock as kept (shop_id, product_id, remain, section_ord)
  select shop, p.id, p.remain, p.section_ord
  from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  order by p.id
  on conflict (shop_id, product_id) do update set remain = excluded.remain, section_ord = excluded.section_ord
  where kept.* is distinct from excluded.*;
end $$;

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
        from now join was on was.shop_id = now.shop_id and was.id = now.id and was.section_ord <> now.section_ord
        cross join lateral (values (was.section_ord, -1), (now.section_ord, 1)) as places (section_ord, sign)
        where now.shop_id = part.shop_id
        group by places.section_ord order by places.section_ord) as place;
    end if;
  end loop;
  return null;
end $$;

alter table listing drop column remain;
