-- Removing an order, a client or a loyalty level finds what names it.
create index order_keys_order on order_keys (shop_id, order_id) where order_id is not null;
create index clients_loyalty_level on clients (shop_id, loyalty_level_id) where loyalty_level_id is not null;
create index stored_files_client on stored_files (shop_id, client_id) where client_id is not null;
