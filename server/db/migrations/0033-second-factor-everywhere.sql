-- A second factor holds on every way in, a spent refresh token gives a thief away, and links can be bound to a browser.

alter table app_private.tickets
  -- An mfaTotp ticket: the first factor that earned it, whose consequences follow once the code is shown.
  add column earned_by text
    check (earned_by in ('passwordlessEmail', 'passwordReset', 'emailConfirmChange', 'verifyEmail', 'emailCode', 'smsCode')),
  -- What the browser that asked for a link must be able to answer (RFC 7636, S256); null asks nothing.
  add column code_challenge text check (char_length(code_challenge) between 43 and 128),
  drop constraint tickets_purpose_check,
  add constraint tickets_purpose_check check (purpose in ('verifyEmail', 'passwordlessEmail', 'passwordReset',
    'emailConfirmChange', 'emailCode', 'smsCode', 'phoneChange', 'mfaTotp', 'pkceCode')),
  -- A verification mail that is sent again leaves the older link good: several tickets of one purpose may live side by side.
  drop constraint tickets_user_id_purpose_key;
drop index app_private.tickets_ticket_hash_key;
create unique index tickets_ticket_hash_key on app_private.tickets (ticket_hash, purpose)
  where purpose not in ('emailCode', 'smsCode', 'phoneChange'); -- six digits repeat
create index tickets_user_id_purpose_idx on app_private.tickets (user_id, purpose);

-- Refresh tokens that were exchanged already. One that comes back later than two tabs can explain ends its session.
create table app_private.spent_refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  session_id uuid not null references app_private.refresh_tokens on delete cascade,
  spent_at timestamptz not null,
  expires_at timestamptz not null
);
create index spent_refresh_tokens_session_id_idx on app_private.spent_refresh_tokens (session_id);
create index spent_refresh_tokens_expires_at_idx on app_private.spent_refresh_tokens (expires_at);
