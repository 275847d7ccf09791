-- When an order came into each of its statuses, whoever changed it. Its making is `orders.created_at`.
create table order_status_changes (
  shop_id integer not null references shops on delete cascade,
  order_id integer not null,
  status text not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, order_id, changed_at),
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade
);

create function keep_order_status() returns trigger language plpgsql as $$
begin
  insert into order_status_changes (shop_id, order_id, status) values (new.shop_id, new.id, new.status);
  return null;
end
$$;
create trigger keep_order_status after update of status on orders
  for each row when (old.status is distinct from new.status) execute function keep_order_status();

-- Colleagues look at the orders of their company, the latest first.
drop index orders_company;
create index orders_company on orders (shop_id, company_id, created_at desc);
