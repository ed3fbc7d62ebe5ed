-- The kinds of order events that a customer does not want emails or text messages about.
alter table app.customers
  add column unwanted_emails text[] not null default '{}' check (unwanted_emails <@
    '{requests,estimates,appointments,vehicle,messages,documents,billing}'),
  add column unwanted_texts text[] not null default '{}' check (unwanted_texts <@
    '{requests,estimates,appointments,vehicle,messages,documents,billing}');

-- The reminders of a missing PO number that were sent, by the approval that they follow.
create table app_private.po_reminders (
  service_order_id uuid not null references app.service_orders (id) on delete cascade,
  approved_at timestamptz not null,
  hours integer not null,
  primary key (service_order_id, approved_at, hours)
);
