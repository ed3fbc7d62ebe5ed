-- Estimates and invoices with their lines. Amounts are whole cents, quantities whole thousandths.
create table app.line_item_types (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  name text not null check (char_length(name) between 1 and 120),
  description text not null default '' check (char_length(description) <= 500),
  category text not null check
    (category in ('calibration', 'reset', 'scan', 'labour', 'alignment', 'transport', 'fee', 'sublet', 'adjustment')),
  method text not null default '' check (char_length(method) <= 40),
  unit text not null default 'each',
  unit_price integer not null default 0 check (unit_price between -99999999 and 99999999),
  purchase_cost integer not null default 0 check (purchase_cost between -99999999 and 99999999),
  minutes integer not null default 0 check (minutes >= 0),
  taxable boolean not null default true,
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create index line_item_types_sort_order_idx on app.line_item_types (sort_order);

create table app.estimates (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders,
  customer_id uuid not null,
  number text not null unique,
  revision integer not null default 1 check (revision > 0),
  status text not null default 'draft' check
    (status in ('draft', 'sent', 'viewed', 'approved', 'declined', 'expired', 'superseded', 'converted', 'void')),
  notes text not null default '' check (char_length(notes) <= 5000),
  po_number text,
  bill_to jsonb,
  subtotal_cents integer not null default 0,
  tax_cents integer not null default 0,
  total_cents integer not null default 0,
  issue_date date,
  valid_until date,
  sent_at timestamptz,
  viewed_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (service_order_id, revision),
  constraint estimates_sum_check check (total_cents = subtotal_cents + tax_cents)
);
create index estimates_service_order_id_idx on app.estimates (service_order_id, created_at desc, id desc);
create index estimates_customer_id_idx on app.estimates (customer_id, created_at desc);
create index estimates_created_at_idx on app.estimates (created_at desc);
create index estimates_status_idx on app.estimates (status);

create table app.invoices (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders,
  customer_id uuid not null,
  number text unique check (char_length(number) <= 21), -- taken when issued
  status text not null default 'draft' check (status in ('draft', 'issued', 'sent', 'partiallyPaid', 'paid', 'void')),
  notes text not null default '' check (char_length(notes) <= 5000),
  po_number text,
  bill_to jsonb,
  qbo jsonb,
  subtotal_cents integer not null default 0,
  tax_cents integer not null default 0,
  total_cents integer not null default 0,
  paid_cents integer not null default 0,
  balance_cents integer not null generated always as (total_cents - paid_cents) stored,
  issue_date date,
  due_date date,
  sent_at timestamptz,
  viewed_at timestamptz,
  voided_at timestamptz,
  void_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint invoices_numbered_check check (status = 'draft' or number is not null),
  constraint invoices_sum_check check (total_cents = subtotal_cents + tax_cents)
);
create index invoices_service_order_id_idx on app.invoices (service_order_id, created_at desc, id desc);
create index invoices_customer_id_idx on app.invoices (customer_id, created_at desc);
create index invoices_created_at_idx on app.invoices (created_at desc);
create index invoices_status_idx on app.invoices (status);
create index invoices_due_date_idx on app.invoices (due_date);

create table app.line_items (
  id uuid primary key default gen_random_uuid(),
  estimate_id uuid references app.estimates on delete cascade,
  invoice_id uuid references app.invoices on delete cascade,
  customer_id uuid not null,
  line_item_type_id uuid not null references app.line_item_types,
  description text not null check (char_length(description) between 1 and 500),
  quantity integer not null default 1000 check (quantity between 1 and 9999999),
  unit_price integer not null check (unit_price between -99999999 and 99999999),
  total_price integer not null,
  taxable boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint line_items_one_document_check check (num_nonnulls(estimate_id, invoice_id) = 1)
);
create index line_items_estimate_id_idx on app.line_items (estimate_id, sort_order);
create index line_items_invoice_id_idx on app.line_items (invoice_id, sort_order);
create index line_items_sort_order_idx on app.line_items (sort_order);
create index line_items_line_item_type_id_idx on app.line_items (line_item_type_id, customer_id);
