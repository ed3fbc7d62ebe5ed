-- One visit of one vehicle: the order, the statuses it passes through and the policy of its moves.
create table app.service_order_statuses (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z][A-Za-z]{1,30}$'), -- code speaks of the key; names are the shop's to change
  status_name text not null check (char_length(status_name) between 2 and 40),
  sort_order integer not null,
  category text not null check (category in ('intake', 'ready', 'onsite', 'work', 'hold', 'done', 'billing', 'closed')),
  color text not null default '',
  icon text not null default '',
  customer_label text not null check (char_length(customer_label) between 1 and 80),
  description text not null default '' check (char_length(description) <= 1000),
  is_initial boolean not null default false,
  is_terminal boolean not null default false,
  is_hold boolean not null default false,
  sla_minutes integer check (sla_minutes > 0), -- facility working time
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create unique index service_order_statuses_status_name_key on app.service_order_statuses (lower(status_name));
create unique index service_order_statuses_one_initial on app.service_order_statuses (is_initial) where is_initial;
create index service_order_statuses_sort_order_idx on app.service_order_statuses (sort_order);
create index service_order_statuses_category_idx on app.service_order_statuses (category);

create table app.service_order_transitions (
  id uuid primary key default gen_random_uuid(),
  from_status_id uuid not null references app.service_order_statuses on delete cascade,
  to_status_id uuid not null references app.service_order_statuses on delete cascade,
  roles text[] not null check (roles <@ array['admin', 'technician', 'customer', 'user'] and cardinality(roles) > 0),
  guards text[] not null default '{}',
  requires_note boolean not null default false,
  unique (from_status_id, to_status_id)
);
create index service_order_transitions_from_status_id_idx on app.service_order_transitions (from_status_id);
create index service_order_transitions_to_status_id_idx on app.service_order_transitions (to_status_id);

create sequence app_private.order_numbers start 100001;

create table app.service_orders (
  id uuid primary key default gen_random_uuid(),
  internal_order_number text not null unique check (internal_order_number ~ '^SO-[0-9]{6,}$'),
  customer_id uuid not null references app.customers,
  vehicle_id uuid not null references app.vehicles,
  status_id uuid not null references app.service_order_statuses,
  status_changed_at timestamptz not null default now(),
  status_due_at timestamptz, -- when the status' service level ends, in the facility's working time
  facility_id uuid references app.facilities,
  assigned_technician_id uuid references app.users,
  pickup_address_id uuid references app.addresses,
  calibration_type text check (char_length(calibration_type) between 1 and 40),
  cost integer check (cost between 0 and 99999999),
  fuel_cost integer check (fuel_cost between 0 and 99999999),
  invoice_total integer,
  invoice_number text,
  repair_order_number text check (repair_order_number ~ '^[[:alnum:] _/.#-]{1,40}$'),
  repair_order_file_id uuid,
  po_number text check (po_number ~ '^[[:alnum:] _/.#-]{1,40}$'),
  claim_number text check (claim_number ~ '^[[:alnum:] _/.#-]{1,40}$'),
  insurer_name text check (char_length(insurer_name) <= 120),
  intake_method text not null default 'dropOff' check (intake_method in ('dropOff', 'pickup', 'tow', 'mobile')),
  priority text not null default 'normal' check (priority in ('normal', 'rush', 'waiting')),
  source text not null default 'staff' check (source in ('portal', 'staff', 'import', 'api')),
  notes text not null default '' check (char_length(notes) <= 5000),
  internal_notes text not null default '' check (char_length(internal_notes) <= 5000),
  towing_required boolean not null default false,
  towing_notes text not null default '' check (char_length(towing_notes) <= 5000),
  ride_height_modified boolean not null default false,
  ride_height_decision text check (ride_height_decision in ('refused', 'restored', 'waiver')),
  ride_height_waiver_file_id uuid,
  hold_reason_key text,
  cancellation_reason_key text,
  cancellation_reason text check (char_length(cancellation_reason) between 3 and 500),
  odometer_in integer check (odometer_in between 0 and 2000000),
  odometer_out integer check (odometer_out between 0 and 2000000),
  fuel_level_in integer check (fuel_level_in between 0 and 100),
  pickup_date timestamptz,
  promised_at timestamptz,
  estimated_completion_date timestamptz,
  checked_in_at timestamptz,
  released_at timestamptz,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint service_orders_towing_check check
    (not towing_required or pickup_address_id is not null)
);
create index service_orders_created_at_idx on app.service_orders (created_at desc, id desc);
create index service_orders_customer_id_idx on app.service_orders (customer_id, created_at desc, id desc);
create index service_orders_status_id_idx on app.service_orders (status_id, created_at desc, id desc);
create index service_orders_vehicle_id_idx on app.service_orders (vehicle_id);
create index service_orders_facility_id_idx on app.service_orders (facility_id, created_at desc, id desc);
create index service_orders_assigned_technician_id_idx on app.service_orders (assigned_technician_id, created_at desc, id desc);
create index service_orders_pickup_address_id_idx on app.service_orders (pickup_address_id);
create index service_orders_status_due_at_idx on app.service_orders (status_due_at);
create index service_orders_status_changed_at_idx on app.service_orders (status_changed_at);
create index service_orders_estimated_completion_date_idx on app.service_orders (estimated_completion_date);
create index service_orders_released_at_idx on app.service_orders (released_at);
create index service_orders_intake_method_idx on app.service_orders (intake_method);
create index service_orders_priority_idx on app.service_orders (priority);
create index service_orders_po_number_idx on app.service_orders (po_number);
create index service_orders_search_text_idx on app.service_orders using gin (search_text gin_trgm_ops);

create table app.status_changes (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null,
  from_status_id uuid references app.service_order_statuses,
  to_status_id uuid not null references app.service_order_statuses,
  moved_by uuid references app.users, -- none: moved by the system
  moved_at timestamptz not null default now(),
  note text not null default '' check (char_length(note) <= 5000),
  seconds_spent integer not null default 0,
  working_seconds_spent integer not null default 0
);
create index status_changes_service_order_id_idx on app.status_changes (service_order_id, moved_at desc);
create index status_changes_moved_at_idx on app.status_changes (moved_at desc);
create index status_changes_customer_id_idx on app.status_changes (customer_id);
create index status_changes_moved_by_idx on app.status_changes (moved_by);
create index status_changes_from_status_id_idx on app.status_changes (from_status_id);
create index status_changes_to_status_id_idx on app.status_changes (to_status_id);
