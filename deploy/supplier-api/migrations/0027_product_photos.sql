-- Further pictures of a product, beside the one that lists show.
create table product_photos (
  shop_id integer not null references shops on delete cascade,
  product_id integer not null,
  id integer not null check (id > 1),
  path text not null,
  primary key (shop_id, product_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);
