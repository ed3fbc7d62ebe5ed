-- When bays and technicians are not available.
create table app.bay_outages (
  id uuid primary key default gen_random_uuid(),
  bay_id uuid not null references app.bays on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint bay_outages_length_check check (ends_at > starts_at and ends_at <= starts_at + interval '366 days')
);
create index bay_outages_bay_id_idx on app.bay_outages (bay_id, ends_at);
create index bay_outages_starts_at_idx on app.bay_outages (starts_at);
create index bay_outages_ends_at_idx on app.bay_outages (ends_at);

create table app.absences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint absences_length_check check (ends_at > starts_at and ends_at <= starts_at + interval '366 days')
);
create index absences_user_id_idx on app.absences (user_id, ends_at);
create index absences_starts_at_idx on app.absences (starts_at);
create index absences_ends_at_idx on app.absences (ends_at);

-- A technician's weekly hours; without a row they work whenever the facility is open.
create table app.shifts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references app.users on delete cascade,
  working_hours jsonb not null check (jsonb_typeof(working_hours) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
