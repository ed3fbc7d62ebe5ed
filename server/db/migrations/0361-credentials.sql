-- What technicians are certified for, by whom, for which makes and since when. The table of competences goes with the release after:
-- servers of the one before still read it.
create table app.credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users (id) on delete cascade,
  issuer text not null check (issuer in ('ase', 'iCar', 'maker', 'own', 'other')),
  title text not null check (char_length(title) between 1 and 120),
  number text not null default '' check (char_length(number) <= 60),
  -- The keys of calibrations that it covers; none: all.
  systems text[] not null default '{}' check (cardinality(systems) <= 100),
  -- The makes of vehicles that it covers; none: all.
  makes text[] not null default '{}' check (cardinality(makes) <= 50),
  valid_from date,
  expires_on date,
  certificate_file_id uuid references app.files (id) on delete set null,
  withdrawn_on date,
  withdrawn_reason text not null default '' check (char_length(withdrawn_reason) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  check (valid_from <= expires_on),
  check ((withdrawn_on is null) = (withdrawn_reason = ''))
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index credentials_user_id_idx on app.credentials (user_id);
-- squawk-ignore require-concurrent-index-creation
create index credentials_expires_on_idx on app.credentials (expires_on);
-- squawk-ignore require-concurrent-index-creation
create index credentials_certificate_file_id_idx on app.credentials (certificate_file_id) where certificate_file_id is not null;

-- Several competences with the same end become one credential, as the office entered them.
insert into app.credentials (user_id, issuer, title, systems, expires_on, created_at)
  select c.user_id, 'own', 'Certification', array_agg(t.key order by t.sort_order, t.key), c.expires_on, min(c.created_at)
  from app.competences c join app.line_item_types t on t.id = c.line_item_type_id
  group by c.user_id, c.expires_on;

-- Who made an attempt, with what, by which procedure and where, as it was then; attempts of before have none.
alter table app.calibration_attempts add column made_with jsonb
  check (jsonb_typeof(made_with) = 'object' and octet_length(made_with::text) <= 16000);

-- A tool is known by its maker and model besides the name that the shop gave it.
alter table app.equipment
  add column maker text not null default '' check (char_length(maker) <= 60),
  add column model text not null default '' check (char_length(model) <= 60);

-- Payers ask for a technician's first and last name; the name on screens may be any.
alter table app.users
  add column first_name text not null default '' check (char_length(first_name) <= 60),
  add column last_name text not null default '' check (char_length(last_name) <= 60);
