-- Addresses that were added with a key: a call that is repeated because its answer was lost adds no second one.
alter table points
  add column creation_key text check (length(creation_key) between 8 and 200),
  add constraint points_creation_key unique (shop_id, client_id, creation_key);
