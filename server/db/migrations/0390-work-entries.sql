-- What technicians do with their time: work, travel, waiting and breaks, each from when to when.
create table app.work_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users (id),
  -- Whose clock says which day it is.
  facility_id uuid not null references app.facilities (id),
  service_order_id uuid references app.service_orders (id) on delete set null,
  appointment_id uuid references app.appointments (id) on delete set null,
  kind text not null check (kind in ('work', 'travel', 'waiting', 'break')),
  started_at timestamptz not null,
  -- None: it goes on.
  ended_at timestamptz,
  -- Taken out by a correction; it stays to be read.
  is_void boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint work_entries_length_check check (ended_at > started_at and ended_at <= started_at + interval '24 hours')
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create unique index work_entries_running_idx on app.work_entries (user_id) where ended_at is null and not is_void;
-- squawk-ignore require-concurrent-index-creation
create index work_entries_user_id_idx on app.work_entries (user_id, started_at);
-- squawk-ignore require-concurrent-index-creation
create index work_entries_started_at_idx on app.work_entries (started_at);
-- squawk-ignore require-concurrent-index-creation
create index work_entries_facility_id_idx on app.work_entries (facility_id);
-- squawk-ignore require-concurrent-index-creation
create index work_entries_service_order_id_idx on app.work_entries (service_order_id);
-- squawk-ignore require-concurrent-index-creation
create index work_entries_appointment_id_idx on app.work_entries (appointment_id);

-- What an entry said before each correction, and why it was corrected.
create table app.work_corrections (
  id uuid primary key default gen_random_uuid(),
  work_entry_id uuid not null references app.work_entries (id) on delete cascade,
  reason text not null check (char_length(reason) between 3 and 500),
  -- None where the correction added the entry.
  was_kind text check (was_kind in ('work', 'travel', 'waiting', 'break')),
  was_started_at timestamptz,
  was_ended_at timestamptz,
  was_void boolean not null default false,
  corrected_by uuid references app.users (id) on delete set null,
  corrected_at timestamptz not null default now()
);
-- squawk-ignore require-concurrent-index-creation
create index work_corrections_work_entry_id_idx on app.work_corrections (work_entry_id, corrected_at);
-- squawk-ignore require-concurrent-index-creation
create index work_corrections_corrected_by_idx on app.work_corrections (corrected_by);
-- squawk-ignore require-concurrent-index-creation
create index work_corrections_corrected_at_idx on app.work_corrections (corrected_at);

-- How long the only calibration of a finished appointment really took; the usual lengths learn from it.
create table app_private.measured_lengths (
  appointment_id uuid primary key references app.appointments (id) on delete cascade,
  line_item_type_id uuid not null references app.line_item_types (id),
  work_minutes integer not null check (work_minutes > 0),
  measured_at timestamptz not null default now()
);
-- squawk-ignore require-concurrent-index-creation
create index measured_lengths_line_item_type_id_idx on app_private.measured_lengths (line_item_type_id, measured_at);
