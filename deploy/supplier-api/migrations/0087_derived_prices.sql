-- A price is derived: from what the supplier asks (base_price), the reduction of an offer and the precision of the shop. Lists, filters, baskets,
-- orders and documents all read products.price as it results; nothing but derive_price() writes it.

-- Half up to the precision of a shop: price_type 26 is whole roubles, 27 ten kopecks, any other kopecks.
create function round_price(amount numeric, price_type integer) returns bigint language sql immutable strict parallel safe
return (floor(amount / (case price_type when 26 then 100 when 27 then 10 else 1 end) + 0.5)
  * (case price_type when 26 then 100 when 27 then 10 else 1 end))::bigint;

-- A rounded price less some percent, rounded again: the buyer sees both prices and can work it out.
create function reduced_price(usual bigint, percent integer, price_type integer) returns bigint
language sql immutable strict parallel safe
return round_price(usual * (100 - percent) / 100.0, price_type);

-- What a product costs and what is crossed out beside it. A price that the supplier crossed out himself comes before an offer.
create function unit_price(base bigint, base_old bigint, offer_percent integer, price_type integer,
  out price bigint, out old_price bigint, out special_percent smallint, out by_offer boolean)
language plpgsql immutable parallel safe as $$
declare
  usual bigint := round_price(base, price_type);
  crossed_out bigint := round_price(base_old, price_type);
  reduced bigint := reduced_price(usual, offer_percent, price_type);
begin
  price := usual;
  by_offer := false;
  if usual > 0 and crossed_out > usual then
    old_price := crossed_out;
    special_percent := greatest(1, least(99, round(100 - 100.0 * usual / crossed_out)));
  elsif reduced > 0 and reduced < usual then
    price := reduced;
    old_price := usual;
    special_percent := offer_percent;
    by_offer := true;
  end if;
end $$;

alter table products
  -- Kopecks that the supplier asks, before offers and rounding; 0: no price. null: not filled in yet, see price_changes.
  add column base_price bigint check (base_price >= 0),
  -- Kopecks that the supplier crosses out.
  add column base_old_price bigint check (base_old_price >= 0),
  -- Reduction of special_offer_id. price, old_price, special_percent and the mark follow.
  add column offer_percent smallint check (offer_percent between 1 and 99);

-- Processes from before this migration write price, old_price and the offer themselves: what they mean is read from that. `was` is the row as it
-- stood, null of a new one. To be dropped when no such process runs any more.
create function read_written_price(now products, was products) returns products language plpgsql immutable as $$
declare
  is_new boolean := was.base_price is null;
  begins boolean := now.special_offer_id is not null and now.old_price is not null and (is_new or was.special_offer_id is null);
  -- The price before the offer comes back: base_price has it still, unrounded.
  ends boolean := now.special_offer_id is null and was.special_offer_id is not null
    and now.price in (was.price, was.old_price);
begin
  if begins then
    if is_new or was.price <> now.old_price then now.base_price := now.old_price; end if;
    now.base_old_price := null;
    now.offer_percent := now.special_percent;
    return now;
  end if;
  if now.special_offer_id is null then now.offer_percent := null; end if;
  if is_new or (now.price <> was.price and not ends) then now.base_price := now.price; end if;
  if now.special_offer_id is null and not ends then now.base_old_price := now.old_price; end if;
  return now;
end $$;

create function derive_price() returns trigger language plpgsql as $$
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
-- Not on stock: orders pay nothing for it.
create trigger derive_price before insert or update of base_price, base_old_price, offer_percent, special_offer_id, price, old_price,
  special_percent, marks on products for each row execute function derive_price();

-- Whether a product is ready to be sold follows its price, too, whatever that is derived from.
drop trigger products_ranked_anew on products;
create trigger products_ranked_anew
  after update of popularity, assortment, base_price, base_old_price, offer_percent, price, remain, to_order on products for each row
  when (old.popularity <> new.popularity or is_ready(old) <> is_ready(new))
  execute function rank_search_document();

-- Shops whose goods are to be looked through because offers or their goods have changed. A row goes when the work that began after it is done,
-- so nothing is lost with a process.
create table price_changes (
  shop_id integer not null references shops on delete cascade,
  id bigint generated by default as identity,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);

-- The precision that all prices of the shop were derived with; another one, or null, asks for all of them to be derived anew.
alter table shops add column derived_price_type smallint;

create function offer_changed() returns trigger language plpgsql as $$
begin
  if coalesce(new.type, old.type) = 'special_price' or old.type = 'special_price' then
    insert into price_changes (shop_id) select id from shops where id = coalesce(new.shop_id, old.shop_id);
  end if;
  return null;
end $$;
create trigger offer_changed after delete or update of type, active_from, active_to on offers
  for each row execute function offer_changed();

create function offer_items_changed() returns trigger language plpgsql as $$
begin
  insert into price_changes (shop_id)
  select distinct changed.shop_id from changed join shops on shops.id = changed.shop_id;
  return null;
end $$;
create trigger offer_items_came after insert on offer_items referencing new table as changed
  for each statement execute function offer_items_changed();
create trigger offer_items_went after delete on offer_items referencing old table as changed
  for each statement execute function offer_items_changed();
create trigger offer_items_moved after update on offer_items referencing new table as changed
  for each statement execute function offer_items_changed();

-- What buyers were shown was rounded when it was shown; it is compared with prices that are rounded themselves now.
update basket_rows row set seen_price = round_price(row.seen_price, shop.price_type)
from shops shop
where shop.id = row.shop_id and shop.price_type in (26, 27) and row.basket = 'main'
  and row.seen_price <> round_price(row.seen_price, shop.price_type);
