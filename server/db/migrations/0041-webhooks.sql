-- Other systems are told what happens: whom to tell, and each delivery with what came back.
create table app.webhooks (
  id uuid primary key default gen_random_uuid(),
  -- Whose events it is told; the shop's own webhooks have no customer and are told everybody's.
  customer_id uuid references app.customers (id) on delete cascade,
  url text not null check (char_length(url) between 9 and 500),
  event_types text[] not null check (cardinality(event_types) between 1 and 50),
  is_active boolean not null default true,
  -- Since when it is switched off because deliveries failed; empty when a person switched it off.
  failed_at timestamptz,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app.users (id) on delete set null,
  updated_by uuid references app.users (id) on delete set null,
  version integer not null default 1
);
create index webhooks_customer_id_idx on app.webhooks (customer_id);
create index webhooks_created_by_idx on app.webhooks (created_by);
create index webhooks_updated_by_idx on app.webhooks (updated_by);

create table app.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references app.webhooks (id) on delete cascade,
  -- Of app_private.events: deliveries of one entity go out in this order.
  event_number bigint not null,
  event_type text not null,
  entity_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  response_status integer,
  error text not null default '' check (char_length(error) <= 500),
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index webhook_deliveries_log_idx on app.webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_pending_idx on app.webhook_deliveries (webhook_id, entity_id, event_number) where status = 'pending';
create index webhook_deliveries_created_at_idx on app.webhook_deliveries using brin (created_at);
