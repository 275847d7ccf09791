-- What a shop signs its papers with. All of it is optional: a paper shows what is known.
create table shop_requisites (
  shop_id integer primary key references shops on delete cascade,
  full_name text not null default '',
  inn text not null default '',
  kpp text not null default '',
  ogrn text not null default '',
  address text not null default '',
  bank_name text not null default '',
  bank_code text not null default '',
  payment_account text not null default '',
  correspond_account text not null default '',
  director text not null default '',
  accountant text not null default ''
);

-- Numbers of the papers of a shop, by kind and year, without gaps being promised.
create table paper_numbers (
  shop_id integer not null references shops on delete cascade,
  kind text not null,
  year smallint not null,
  last integer not null,
  primary key (shop_id, kind, year)
);
