-- What admins must see until it is handled, and what must never be forgotten.
create table app.admin_notifications (
  id uuid primary key default gen_random_uuid(),
  message text not null check (char_length(message) between 1 and 500),
  status text not null default 'unhandled' check (status in ('unhandled', 'handled')),
  kind text not null default 'manual' check (kind ~ '^[a-z][A-Za-z]{1,40}$'),
  severity text not null default 'info' check (severity in ('info', 'warning', 'critical')),
  service_order_id uuid references app.service_orders on delete cascade,
  dedupe_key text,
  handled_at timestamptz,
  handled_by uuid references app.users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create index admin_notifications_status_idx on app.admin_notifications (status, created_at desc);
create index admin_notifications_created_at_idx on app.admin_notifications (created_at desc);
create index admin_notifications_service_order_id_idx on app.admin_notifications (service_order_id, created_at desc);
create index admin_notifications_handled_by_idx on app.admin_notifications (handled_by);
create unique index admin_notifications_dedupe_key on app.admin_notifications (dedupe_key) where status = 'unhandled';

create table app.audit_entries (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor_id uuid, -- none: the system
  actor_role text not null default 'system',
  action text not null check (action in ('created', 'changed', 'deleted', 'override', 'reopened', 'signedIn', 'exported')),
  entity text not null,
  entity_id uuid,
  changes jsonb not null default '{}', -- {"field": [old, new]}
  reason text not null default ''
);
create index audit_entries_at_idx on app.audit_entries (at desc);
create index audit_entries_entity_id_idx on app.audit_entries (entity_id, at desc);
create index audit_entries_actor_id_idx on app.audit_entries (actor_id);
