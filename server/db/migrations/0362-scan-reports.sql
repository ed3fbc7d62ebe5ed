-- What the reports of scan tools say that were uploaded to orders.
create table app.scan_reports (
  id uuid primary key default gen_random_uuid(),
  file_id uuid not null unique references app.files (id) on delete cascade,
  service_order_id uuid not null references app.service_orders (id) on delete cascade,
  -- Of the content that is read: a file may be replaced meanwhile.
  blob_id uuid not null,
  phase text not null check (phase in ('pre', 'inProcess', 'post')),
  state text not null default 'pending'
    check (state in ('pending', 'read', 'unknownLayout', 'noText', 'failed', 'unsupported')),
  report jsonb check (jsonb_typeof(report) = 'object'),
  is_partial boolean not null default false,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index scan_reports_service_order_id_idx on app.scan_reports (service_order_id);
-- squawk-ignore require-concurrent-index-creation
create index scan_reports_blob_id_idx on app.scan_reports (blob_id) where state = 'pending';
