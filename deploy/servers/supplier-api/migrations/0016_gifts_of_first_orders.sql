-- gift_sum: to the first order alone of a client, or of the company that he orders for.
alter table offers add column first_order boolean not null default false;
