-- Which version of the demonstration data a database holds.
create table demo_loads (
  version text primary key,
  loaded_at timestamptz not null default now()
);
