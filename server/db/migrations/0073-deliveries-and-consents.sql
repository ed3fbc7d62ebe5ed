-- What providers report about sent messages, the addresses that must not be mailed, and who agreed to text messages.
alter table app.messages
  drop constraint messages_status_check,
  add constraint messages_status_check check (status in ('queued', 'kept', 'sent', 'delivered', 'bounced', 'complaint', 'failed'));

create table app.undeliverable_addresses (
  id uuid primary key default gen_random_uuid(),
  address text not null unique check (address = lower(address) and char_length(address) between 3 and 254),
  reason text not null check (reason in ('bounced', 'complaint')),
  detail text not null default '' check (char_length(detail) <= 500),
  created_at timestamptz not null default now()
);

-- Every consent and every withdrawal, by the telephone; the latest counts.
create table app.text_consents (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references app.customers (id) on delete cascade,
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  is_given boolean not null,
  method text not null check (method in ('staff', 'customer', 'reply')),
  recorded_by uuid references app.users (id) on delete set null,
  recorded_at timestamptz not null default clock_timestamp()
);
create index text_consents_customer_id_idx on app.text_consents (customer_id, phone, recorded_at desc);
create index text_consents_phone_idx on app.text_consents (phone, recorded_at desc);
create index text_consents_recorded_by_idx on app.text_consents (recorded_by);

-- What providers have posted, so that the same is taken once.
create table app_private.received_webhooks (
  provider text not null,
  key text not null,
  received_at timestamptz not null default now(),
  primary key (provider, key)
);
create index received_webhooks_received_at_idx on app_private.received_webhooks (received_at);
