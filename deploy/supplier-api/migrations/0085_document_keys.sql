-- Documents that a client stored with a key: a call that is repeated because its answer was lost stores no second copy. The key
-- carries the place of the file in its call.
alter table stored_files
  add column creation_key text check (length(creation_key) between 8 and 210),
  add constraint stored_files_creation_key unique (shop_id, client_id, creation_key);
