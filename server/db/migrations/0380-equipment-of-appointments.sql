-- Tools and targets are resources: what they serve, where they are, and which appointment uses them when.
alter table app.equipment
  add column part_number text not null default '' check (char_length(part_number) <= 60),
  add column systems text[] not null default '{}' check (cardinality(systems) <= 100),
  add column makes text[] not null default '{}' check (cardinality(makes) <= 50),
  add column bay_id uuid,
  add column on_loan_to text not null default '' check (char_length(on_loan_to) <= 120),
  add column on_loan_until date,
  add column subscription_ends_on date,
  add constraint equipment_bay_id_fkey foreign key (bay_id) references app.bays (id) on delete set null not valid,
  add constraint equipment_loan_check check (on_loan_until is null or on_loan_to <> '') not valid;
alter table app.equipment validate constraint equipment_bay_id_fkey;
alter table app.equipment validate constraint equipment_loan_check;
-- A shop has some dozens of them.
-- squawk-ignore require-concurrent-index-creation
create index equipment_bay_id_idx on app.equipment (bay_id) where bay_id is not null;

alter table app.bays
  add column floor_surveyed_on date,
  add column floor_survey_ends_on date,
  add constraint bays_floor_survey_check check (floor_survey_ends_on >= floor_surveyed_on) not valid;
alter table app.bays validate constraint bays_floor_survey_check;

create table app.appointment_equipment (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references app.appointments (id) on delete cascade,
  equipment_id uuid not null references app.equipment (id),
  -- Its appointment's, copied by triggers: an exclusion constraint sees one table only.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_live boolean not null,
  is_overbooked boolean not null,
  constraint appointment_equipment_key unique (appointment_id, equipment_id),
  constraint appointment_equipment_free exclude using gist (equipment_id with =, tstzrange(starts_at, ends_at) with &&)
    where (is_live and not is_overbooked)
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index appointment_equipment_equipment_id_idx on app.appointment_equipment (equipment_id, starts_at);
