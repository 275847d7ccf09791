-- Refresh tokens that were exchanged long ago are forgotten: a login leaves one behind every hour.
create index refresh_tokens_used_old on refresh_tokens (used_at) where used_at is not null;
