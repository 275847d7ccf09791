-- Letters with a code that opens an account: their texts are not kept once they are sent.
alter table letters add column confidential boolean not null default false;
create index letters_confidential on letters (shop_id, sent_at) where confidential and plain <> '';
