-- Where and when work is done: bays, who is certified for what, and appointments that cannot overlap.
create extension if not exists btree_gist;

alter table app.facilities
  add column parking_capacity integer check (parking_capacity between 0 and 1000), -- none: not counted
  add column checks_competences boolean not null default false;

create table app.bays (
  id uuid primary key default gen_random_uuid(),
  facility_id uuid not null references app.facilities on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  kind text not null default 'bay' check (kind in ('bay', 'mobile')),
  capabilities text[] not null default '{}'
    check (capabilities <@ array['staticFront', 'staticRear', 'surround', 'alignmentRack', 'truckHeight']),
  service_radius_miles integer check (service_radius_miles between 1 and 500),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create unique index bays_name_key on app.bays (facility_id, lower(name));
create index bays_facility_id_idx on app.bays (facility_id);
create index bays_name_idx on app.bays (name);
create index bays_sort_order_idx on app.bays (sort_order);

create table app.competences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade,
  line_item_type_id uuid not null references app.line_item_types on delete cascade,
  expires_on date, -- none: it does not expire
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (user_id, line_item_type_id)
);
create index competences_user_id_idx on app.competences (user_id);
create index competences_line_item_type_id_idx on app.competences (line_item_type_id);
create index competences_expires_on_idx on app.competences (expires_on);

create table app.appointments (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid references app.service_orders on delete cascade, -- none only while a slot is held for an order to come
  customer_id uuid references app.customers,
  vehicle_id uuid references app.vehicles,
  facility_id uuid not null references app.facilities,
  bay_id uuid not null references app.bays,
  technician_id uuid references app.users,
  kind text not null default 'dropOff' check (kind in ('dropOff', 'pickup', 'tow', 'mobile')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('held', 'requested', 'confirmed', 'arrived', 'completed', 'noShow', 'cancelled')),
  held_until timestamptz,
  is_overbooked boolean not null default false,
  overbook_reason text not null default '' check (char_length(overbook_reason) <= 500),
  customer_note text not null default '' check (char_length(customer_note) <= 1000),
  address_id uuid references app.addresses,
  reminder_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint appointments_length_check check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  constraint appointments_held_check check ((status = 'held') = (held_until is not null)),
  constraint appointments_order_check check (status = 'held' or service_order_id is not null),
  constraint appointments_overbook_check check (not is_overbooked or char_length(overbook_reason) >= 3),
  constraint appointments_bay_free exclude using gist (bay_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('held', 'requested', 'confirmed', 'arrived') and not is_overbooked),
  constraint appointments_technician_free exclude using gist (technician_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('held', 'requested', 'confirmed', 'arrived') and not is_overbooked),
  constraint appointments_vehicle_free exclude using gist (vehicle_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('held', 'requested', 'confirmed', 'arrived') and not is_overbooked)
);
create unique index appointments_one_live_per_order on app.appointments (service_order_id)
  where status in ('held', 'requested', 'confirmed', 'arrived');
create index appointments_starts_at_idx on app.appointments (starts_at);
create index appointments_ends_at_idx on app.appointments (ends_at);
create index appointments_status_idx on app.appointments (status);
create index appointments_service_order_id_idx on app.appointments (service_order_id);
create index appointments_customer_id_idx on app.appointments (customer_id, starts_at);
create index appointments_vehicle_id_idx on app.appointments (vehicle_id);
create index appointments_facility_id_idx on app.appointments (facility_id, starts_at);
create index appointments_bay_id_idx on app.appointments (bay_id, starts_at);
create index appointments_technician_id_idx on app.appointments (technician_id, starts_at);
create index appointments_address_id_idx on app.appointments (address_id);

-- The secret links under which a calendar program reads a technician's, a facility's or a customer's appointments.
create table app_private.calendar_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade, -- who made it
  subject text not null check (subject in ('technician', 'facility', 'customer')),
  subject_id uuid not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  unique (user_id, subject, subject_id)
);
