-- A shop in maintenance answers 503 to everything (AMB-46).
alter table shops add column maintenance boolean not null default false;
