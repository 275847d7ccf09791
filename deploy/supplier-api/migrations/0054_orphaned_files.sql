-- Files of clients who are gone are looked for every ten minutes.
create index stored_files_orphans on stored_files (shop_id, id) where kind = 'client' and client_id is null;
