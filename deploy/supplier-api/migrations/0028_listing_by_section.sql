-- Every order of goods within each section: a page of a large section is merged from the first goods of the sections below
-- it. Names and prices go with sections, so walking through those of the whole shop may pass very many goods of others.
create index listing_section_name on listing (shop_id, section_ord, name, product_id);
create index listing_section_price on listing (shop_id, section_ord, price desc, product_id);
create index listing_section_known_price on listing (shop_id, section_ord, (price = 0), price, product_id);

alter table listing_stock add column section_ord integer;
update listing_stock stock set section_ord = l.section_ord
from listing l where l.shop_id = stock.shop_id and l.product_id = stock.product_id;
alter table listing_stock alter column section_ord set not null;
create index listing_stock_section on listing_stock (shop_id, section_ord, remain, product_id) with (fillfactor = 80);

create or replace function refresh_products(shop integer, ids integer[]) returns void language plpgsql as $$
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
  insert into listing_stock as kept (shop_id, product_id, remain, section_ord)
  select shop, p.id, p.remain, p.section_ord
  from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  order by p.id
  on conflict (shop_id, product_id) do update set remain = excluded.remain, section_ord = excluded.section_ord
  where kept.* is distinct from excluded.*;
end $$;
