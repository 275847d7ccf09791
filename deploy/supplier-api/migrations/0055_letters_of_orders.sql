-- A letter that tells of an order is made when it is sent: an order waits for no letter, and its contents are kept once.
alter table letters
  alter column subject drop not null,
  alter column plain drop not null,
  add column order_id integer,
  add column news text check (news in ('created', 'canceled', 'paid', 'refunded')),
  add column reader text check (reader in ('buyer', 'manager')),
  add foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade,
  add constraint letters_text check (
    case when order_id is null then subject is not null and plain is not null and news is null and reader is null
      else subject is null and plain is null and html is null and news is not null and reader is not null end);
create index letters_order on letters (shop_id, order_id) where order_id is not null;
