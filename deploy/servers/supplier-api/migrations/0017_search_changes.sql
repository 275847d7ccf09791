-- Documents that another search engine is to hear of (ADR 50). Nothing is noted while there is none.

create table search_indexing (
  id boolean primary key default true check (id),
  -- When changes were last asked for. Who has not asked for a day copies everything.
  asked_at timestamptz not null);

create table search_changes (
  shop_id integer not null references shops (id) on delete cascade,
  -- Grows with each change of one document: of two versions the later one has the greater number.
  id bigint generated always as identity,
  product_id integer not null,
  primary key (shop_id, id));
create index search_changes_waiting on search_changes (id);

create function note_search_changes() returns trigger language plpgsql as $$
begin
  if exists (select from search_indexing where asked_at > now() - interval '1 day') then
    -- A shop that is being removed has none.
    insert into search_changes (shop_id, product_id)
    select shop_id, product_id from changed where exists (select from shops where id = changed.shop_id);
  end if;
  return null;
end $$;

create trigger search_documents_noted after insert on search_documents
  referencing new table as changed for each statement execute function note_search_changes();
create trigger search_documents_noted_anew after update on search_documents
  referencing new table as changed for each statement execute function note_search_changes();
create trigger search_documents_unnoted after delete on search_documents
  referencing old table as changed for each statement execute function note_search_changes();
