-- Everything that proves who someone is besides a password, and the messages that carry tickets to people.

-- What a mail, a text message or a first factor hands out: good once, for a while, known by its hash alone.
create table app_private.tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade,
  purpose text not null
    check (purpose in ('verifyEmail', 'passwordlessEmail', 'passwordReset', 'emailConfirmChange', 'emailCode', 'smsCode', 'mfaTotp')),
  ticket_hash bytea not null,
  target text, -- the e-mail address or phone number that a code was sent to, or that is to become the person's own
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, purpose) -- a new one replaces the old
);
create unique index tickets_ticket_hash_key on app_private.tickets (ticket_hash, purpose)
  where purpose not in ('emailCode', 'smsCode'); -- six digits repeat
create index tickets_target_idx on app_private.tickets (target);
create index tickets_expires_at_idx on app_private.tickets (expires_at);

create table app_private.user_totp (
  user_id uuid primary key references app.users on delete cascade,
  sealed_secret bytea not null,
  is_active boolean not null default false,
  last_step bigint, -- the time step of the last code that was taken: no code works twice
  created_at timestamptz not null default now()
);

create table app_private.security_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  nickname text check (char_length(nickname) <= 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index security_keys_user_id_idx on app_private.security_keys (user_id);

create table app_private.security_key_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('signUp', 'signIn', 'add', 'elevate')),
  user_id uuid, -- of someone who signs up: not yet a user
  sign_up jsonb,
  expires_at timestamptz not null
);
create index security_key_challenges_expires_at_idx on app_private.security_key_challenges (expires_at);

create table app_private.user_identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade,
  provider text not null,
  provider_user_id text not null,
  email text,
  created_at timestamptz not null default now(),
  unique (provider, provider_user_id),
  unique (user_id, provider)
);

-- A social sign-in between leaving for the provider and coming back.
create table app_private.provider_visits (
  state_hash bytea primary key,
  provider text not null,
  sealed_visit bytea not null, -- verifier, nonce, where to go afterwards, options
  expires_at timestamptz not null
);
create index provider_visits_expires_at_idx on app_private.provider_visits (expires_at);

create table app_private.avatars (
  user_id uuid primary key references app.users on delete cascade,
  content bytea not null check (octet_length(content) <= 204800),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp')),
  changed_at timestamptz not null default now()
);

alter table app_private.refresh_tokens
  add column last_used_at timestamptz,
  add column user_agent text check (char_length(user_agent) <= 400),
  add column address text check (char_length(address) <= 64),
  add column resets_password boolean not null default false, -- opened by the link of a reset mail
  add column opened_by uuid references app_private.refresh_tokens on delete cascade; -- the personal access token
create index refresh_tokens_opened_by_idx on app_private.refresh_tokens (opened_by);

-- People who sign in by phone are found by its number.
create unique index users_phone_number_key on app.users (phone_number) where phone_number_verified;
create index users_phone_number_idx on app.users (phone_number);
create index users_last_seen_at_idx on app.users (last_seen_at desc nulls last);
create index users_created_at_idx on app.users (created_at desc);
create index users_disabled_idx on app.users (disabled);
create index users_is_anonymous_idx on app.users (is_anonymous);
alter table app.users add column search_text text not null
  generated always as (app_private.search_key(display_name, email, phone_number)) stored;
create index users_search_text_idx on app.users using gin (search_text gin_trgm_ops);

-- Mails and text messages: written in the transaction of what they tell about, sent by a job afterwards.
create table app.messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'sms')),
  template text not null check (char_length(template) between 1 and 60),
  recipient text not null check (char_length(recipient) between 1 and 254),
  subject text not null default '' check (char_length(subject) <= 200),
  body text not null, -- HTML of a mail, plain text of a text message
  headers jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'kept', 'sent', 'failed')),
  error text not null default '',
  user_id uuid references app.users on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index messages_created_at_idx on app.messages (created_at desc);
create index messages_status_idx on app.messages (status, created_at desc);
create index messages_recipient_idx on app.messages (recipient, created_at desc);
create index messages_user_id_idx on app.messages (user_id);

alter table app.audit_entries drop constraint audit_entries_action_check;
alter table app.audit_entries add constraint audit_entries_action_check
  check (action in ('created', 'changed', 'deleted', 'override', 'reopened', 'signedIn', 'signedOut', 'exported'));
