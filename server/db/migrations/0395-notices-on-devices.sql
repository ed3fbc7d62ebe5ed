-- Notices that browsers show on people's devices (RFC 8030), as a third copy of an order's mail. A device belongs to the session
-- that asked for them, and goes with it.
create table app_private.push_keys (
  id boolean primary key default true check (id),
  -- By which push services know this server (RFC 8292), as browsers take it.
  public_key text not null check (char_length(public_key) between 80 and 100),
  sealed_private_key bytea not null,
  created_at timestamptz not null default now()
);

create table app_private.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade,
  session_id uuid not null references app_private.refresh_tokens on delete cascade,
  -- Whoever knows the address may post to it.
  endpoint_hash bytea not null unique,
  sealed_subscription bytea not null,
  created_at timestamptz not null default now(),
  constraint push_devices_sealed_subscription_check check (octet_length(sealed_subscription) <= 2000)
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index push_devices_user_id_idx on app_private.push_devices (user_id, created_at);
-- squawk-ignore require-concurrent-index-creation
create index push_devices_session_id_idx on app_private.push_devices (session_id);

-- One more word is allowed: every row that passed the old check passes the new one.
alter table app.messages drop constraint messages_channel_check;
alter table app.messages add constraint messages_channel_check check (channel in ('email', 'sms', 'push')) not valid;
