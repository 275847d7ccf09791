-- What an order of hundreds of rows writes besides its own rows, made less.

-- Rows of orders and baskets belong to an order and to a product, which belong to the shop: asking for the shop with each row told
-- nothing more.
alter table order_rows drop constraint order_rows_shop_id_fkey;
alter table basket_rows drop constraint basket_rows_shop_id_fkey;

-- Whether a list by stock has to learn of a change. Every order takes some of hundreds of goods, and each new number is an entry in
-- three indexes: of a hundred and more, changes by a tenth at most are passed over. Within a page the goods stand by what there
-- really is (ADR 16).
create function moves_in_stock_order(listed integer, now integer) returns boolean language sql immutable parallel safe
return abs(listed - now) > case when listed < 100 then 0 else listed / 10 end;

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
      update listing_stock stock set remain = list.remain
      from unnest(part.ids, part.remains) as list (id, remain)
      where stock.shop_id = part.shop_id and stock.product_id = list.id and moves_in_stock_order(stock.remain, list.remain);
    end if;
    if part.gone is not null or part.come is not null then
      update listing set in_stock = list.in_stock
      from (select id, false from unnest(part.gone) as id union all select id, true from unnest(part.come) as id)
        as list (id, in_stock)
      where listing.shop_id = part.shop_id and listing.product_id = list.id;
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
