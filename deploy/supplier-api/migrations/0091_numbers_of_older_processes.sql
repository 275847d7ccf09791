-- While processes of before the counters still make orders, they number them by the id: the counter of the shop never falls behind.
create function follow_written_number() returns trigger language plpgsql as $$
begin
  insert into order_numbers (shop_id, last) values (new.shop_id, substring(new.number from '\d+$')::integer)
  on conflict (shop_id) do update set last = excluded.last where order_numbers.last < excluded.last;
  return null;
end $$;
-- An order of today has another text for a number until it is given one.
create trigger follow_written_number after insert on orders
  for each row when (new.number ~ '^\d+-\d{1,9}$') execute function follow_written_number();
