-- The name by which a list is sorted: whatever the letters' case, ё where е stands, quotes passed over. As it is written, a name with a
-- small letter would stand after all others, and Ё before А.
create function name_order(name text) returns text language sql immutable strict parallel safe
return lower(translate(name, 'Ёё«»„“”"''', 'Ее'));

create or replace function refresh_products(shop integer, ids integer[]) returns void language plpgsql as $$
begin
  perform learn_facet_values(shop, ids);
  insert into listing as kept (shop_id, product_id, section_ord, popularity, price, name, in_stock, is_new, is_hot, is_sale,
    facets)
  select shop, p.id, p.section_ord, p.popularity, p.price, name_order(p.name), p.remain > 0, p.is_new, p.is_hot, p.is_sale,
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

update listing set name = name_order(name) where name <> name_order(name);
