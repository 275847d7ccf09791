-- Made by the load of the demonstration: the sandbox takes payments for these shops alone, whatever shops stand beside them.
alter table shops add column demonstration boolean not null default false;
update shops set demonstration = true where link like 'demo-%' and exists (select from demo_loads);
