-- What people said of a vehicle's systems, and the photo that shows it. A word stays when another corrects it.
create table app.system_statements (
  id uuid primary key default gen_random_uuid(),
  vehicle_id uuid not null references app.vehicles on delete cascade,
  system text not null check (char_length(system) between 1 and 60),
  -- None: the word before is taken back.
  is_fitted boolean,
  photo_file_id uuid references app.files on delete set null,
  stated_by uuid references app.users on delete set null,
  -- As they were called then.
  stated_by_name text not null default '' check (char_length(stated_by_name) <= 200),
  stated_at timestamptz not null default clock_timestamp()
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index system_statements_vehicle_id_idx on app.system_statements (vehicle_id, system, stated_at desc);
-- squawk-ignore require-concurrent-index-creation
create index system_statements_photo_file_id_idx on app.system_statements (photo_file_id) where photo_file_id is not null;
-- squawk-ignore require-concurrent-index-creation
create index system_statements_stated_by_idx on app.system_statements (stated_by);
