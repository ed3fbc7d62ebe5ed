-- The hashes of the packets that people were given, by which the page of a verification code knows their files again.
create table app_private.packet_prints (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders(id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  unique (service_order_id, sha256)
);
alter table app_private.packet_prints enable row level security;
