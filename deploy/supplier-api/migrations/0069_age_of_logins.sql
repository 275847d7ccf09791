-- Logins whose tokens have all ended are looked for every hour, among those of more than a year ago alone.
create index token_families_age on token_families (created_at);
