-- Names of the glossary: e-mails (not letters), documents (not papers), warnings (not remarks), rejected (not refused).
-- Nothing is released yet, so these are renamed at once: from the first release on a rename is expand, migrate and contract (ADR 46).

alter table letters rename to emails;
alter sequence letters_id_seq rename to emails_id_seq;
alter index letters_waiting rename to emails_waiting;
alter index letters_old rename to emails_old;
alter index letters_confidential rename to emails_confidential;
alter index letters_order rename to emails_order;

alter table paper_numbers rename to document_numbers;

alter table basket_keys rename column remarks to warnings;
alter table orders rename column gift_remark to gift_warning;

-- All constraints of the above. PostgreSQL 18 names `not null` as well, older versions have no such constraints: their names are looked up.
do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as table_name, conname as name,
      replace(replace(replace(replace(conname, 'letters_', 'emails_'), 'paper_numbers_', 'document_numbers_'),
        'basket_keys_remarks_', 'basket_keys_warnings_'), 'orders_gift_remark_', 'orders_gift_warning_') as new_name
    from pg_constraint
    where conrelid in ('emails'::regclass, 'document_numbers'::regclass, 'basket_keys'::regclass, 'orders'::regclass)
  loop
    if old.new_name <> old.name then
      execute format('alter table %s rename constraint %I to %I', old.table_name, old.name, old.new_name);
    end if;
  end loop;
end $$;

alter table payments drop constraint payments_status_check;
update payments set status = 'rejected' where status = 'refused';
alter table payments add constraint payments_status_check
  check (status in ('new', 'pending', 'succeeded', 'rejected', 'refunding', 'refunded'));

alter function refuse_change() rename to reject_change;

-- Calls that were counted under the former names of their rules go on being counted.
update call_counts set rule = case rule
    when 'letters_mailbox' then 'emails_mailbox'
    when 'basket_letters_client' then 'basket_emails_client'
    when 'papers_visitor' then 'documents_visitor'
    when 'papers_address' then 'documents_address'
  end
where rule in ('letters_mailbox', 'basket_letters_client', 'papers_visitor', 'papers_address');
