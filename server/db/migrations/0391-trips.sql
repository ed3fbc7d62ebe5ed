-- A technician's drive to an appointment: since when, when they are expected, and when they were there and done.
create table app.trips (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references app.appointments (id) on delete cascade,
  service_order_id uuid not null references app.service_orders (id) on delete cascade,
  user_id uuid not null references app.users (id),
  -- None where somebody only said that they are there.
  started_at timestamptz,
  -- None where nobody knows how far it is.
  expected_at timestamptz,
  -- The time of arrival that the customer was told last.
  told_expected_at timestamptz,
  arrived_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint trips_beginning_check check (started_at is not null or arrived_at is not null),
  constraint trips_order_check check (arrived_at >= started_at and ended_at >= coalesce(arrived_at, started_at))
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create unique index trips_open_idx on app.trips (appointment_id) where ended_at is null;
-- squawk-ignore require-concurrent-index-creation
create index trips_appointment_id_idx on app.trips (appointment_id, created_at);
-- squawk-ignore require-concurrent-index-creation
create index trips_service_order_id_idx on app.trips (service_order_id);
-- squawk-ignore require-concurrent-index-creation
create index trips_user_id_idx on app.trips (user_id, created_at);
-- squawk-ignore require-concurrent-index-creation
create index trips_created_at_idx on app.trips (created_at);
