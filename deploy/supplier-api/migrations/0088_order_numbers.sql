-- Orders are counted per shop, from those that it has.
create table order_numbers (
  shop_id integer primary key references shops on delete cascade,
  last integer not null
);
insert into order_numbers (shop_id, last)
select shop_id, max(substring(number from '\d+$')::integer) from orders group by shop_id;

-- Dates of a shop are told by its time: a zone that nobody knows is rejected here, with an error that names it.
alter table shops add constraint shops_time_zone
  check (time_zone is null or (timestamptz 'epoch' at time zone time_zone) is not null);
