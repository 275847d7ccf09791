-- What filters and lists of brands are called is kept with their counts: a new name is a change of the shop's listing, too.
create function choice_renamed() returns trigger language plpgsql as $$
begin
  insert into listing_changes (shop_id) values (new.shop_id);
  return null;
end $$;

create trigger properties_renamed after update of code, title, unit, is_primary, sort on properties for each row
  when ((old.code, old.title, old.unit, old.is_primary, old.sort)
    is distinct from (new.code, new.title, new.unit, new.is_primary, new.sort))
  execute function choice_renamed();
create trigger brands_renamed after update of name, country on brands for each row
  when ((old.name, old.country) is distinct from (new.name, new.country)) execute function choice_renamed();
create trigger marks_renamed after update of title, sort on marks for each row
  when ((old.title, old.sort) is distinct from (new.title, new.sort)) execute function choice_renamed();
create trigger sections_renamed after update of name, parent_id, depth, ord, ord_end on sections for each row
  when ((old.name, old.parent_id, old.depth, old.ord, old.ord_end)
    is distinct from (new.name, new.parent_id, new.depth, new.ord, new.ord_end))
  execute function choice_renamed();
