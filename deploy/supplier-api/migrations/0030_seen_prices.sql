-- What the buyer was shown of each row: an order is only made of that, or of what was confirmed anew.
alter table basket_rows
  -- Price of the product as it was shown: kopecks, in the bonus basket points. 0: shown as not to be had. null: not known.
  add column seen_price bigint check (seen_price >= 0),
  add column seen_quantity integer check (seen_quantity > 0);

-- What was chosen with the key: the same key with other choices is refused.
alter table order_keys add column fingerprint bytea;
