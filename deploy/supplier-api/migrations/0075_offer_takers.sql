-- Which orders of a client an offer has given gifts to. Every basket and every order asks whether the client has taken an offer
-- that is for one order: rows of orders would answer it only by reading all that the client has ever ordered.
create table offer_takers (
  shop_id integer not null references shops on delete cascade,
  client_id integer not null,
  offer_id integer not null,
  order_id integer not null,
  primary key (shop_id, client_id, offer_id, order_id),
  foreign key (shop_id, offer_id) references offers (shop_id, id) on delete cascade,
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade
);
create index offer_takers_offer on offer_takers (shop_id, offer_id);
create index offer_takers_order on offer_takers (shop_id, order_id);

insert into offer_takers (shop_id, client_id, offer_id, order_id)
select distinct taken.shop_id, taken.client_id, given.offer_id, taken.id
from order_rows given
join orders taken on taken.shop_id = given.shop_id and taken.id = given.order_id
join offers offer on offer.shop_id = given.shop_id and offer.id = given.offer_id;
