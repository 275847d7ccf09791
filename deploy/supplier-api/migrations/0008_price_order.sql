-- Cheapest first, goods without a price last.
create index products_by_known_price on products (shop_id, (price = 0), price, id);
drop index products_by_price;
create index products_by_price on products (shop_id, price desc, id);
