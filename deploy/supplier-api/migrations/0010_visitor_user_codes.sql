-- What a browser names its guest by when it asks to take the guest's basket over (user_code, AMB-68). Random, so that
-- nobody can take another visitor's basket by guessing; it opens nothing else.
alter table visitors add column user_code uuid not null default gen_random_uuid();
create unique index visitors_user_code on visitors (shop_id, user_code);
create index visitors_buyer on visitors (shop_id, buyer_id);
