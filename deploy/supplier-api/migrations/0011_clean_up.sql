-- What the hourly clean-up looks for: guests who did not come back, their tokens, and old keys of orders.
create index visitors_seen on visitors (seen_at);
create index access_tokens_guest on access_tokens (shop_id, buyer_id) where client_id is null;
create index order_keys_age on order_keys (created_at);
