-- Opens one order without a sign-in, for whoever a mail about it went to. Only the hash of the token is stored.
create table app_private.order_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (char_length(token_hash) = 64),
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null,
  email text not null check (char_length(email) between 3 and 254),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index order_links_service_order_id_idx on app_private.order_links (service_order_id, created_at desc);
