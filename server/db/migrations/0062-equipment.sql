-- Scan tools and targets with their certificates, and with which of them a calibration was tried.
create table app.equipment (
  id uuid primary key default gen_random_uuid(),
  facility_id uuid not null references app.facilities (id),
  kind text not null check (kind in ('scanTool', 'target')),
  name text not null check (char_length(name) between 1 and 80),
  serial_number text not null default '' check (char_length(serial_number) <= 60),
  software_version text not null default '' check (char_length(software_version) <= 40),
  certified_on date,
  expires_on date,
  certificate_file_id uuid references app.files (id) on delete set null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app.users (id) on delete set null,
  updated_by uuid references app.users (id) on delete set null,
  version integer not null default 1,
  check (expires_on >= certified_on)
);
create unique index equipment_serial_number_key on app.equipment (lower(name), lower(serial_number));
create index equipment_facility_id_idx on app.equipment (facility_id, name);
create index equipment_name_idx on app.equipment (name);
create index equipment_kind_idx on app.equipment (kind);
create index equipment_is_active_idx on app.equipment (is_active);
create index equipment_expires_on_idx on app.equipment (expires_on);
create index equipment_certificate_file_id_idx on app.equipment (certificate_file_id) where certificate_file_id is not null;

alter table app.calibration_attempts
  add column tool_id uuid references app.equipment (id),
  add column target_id uuid references app.equipment (id),
  -- Why an admin accepted a pass with equipment whose certificate had expired.
  add column override_note text not null default '' check (char_length(override_note) <= 500);
create index calibration_attempts_tool_id_idx on app.calibration_attempts (tool_id) where tool_id is not null;
create index calibration_attempts_target_id_idx on app.calibration_attempts (target_id) where target_id is not null;
