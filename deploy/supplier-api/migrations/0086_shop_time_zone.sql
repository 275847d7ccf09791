-- In which the hours of a shop are meant, as an IANA name; null: Moscow's.
alter table shops add column time_zone text;
