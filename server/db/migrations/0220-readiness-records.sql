-- Every recording of a readiness check is kept: what failed first is not lost when it passes later.
create table app.readiness_records (
  id uuid primary key default gen_random_uuid(),
  readiness_check_id uuid not null references app.readiness_checks(id) on delete cascade,
  service_order_id uuid not null references app.service_orders(id) on delete cascade,
  version integer not null,
  outcome text not null check (outcome in ('passed', 'failed', 'notApplicable')),
  value text not null default '' check (char_length(value) <= 120),
  note text not null default '' check (char_length(note) <= 1000),
  override_note text not null default '' check (char_length(override_note) <= 1000),
  recorded_by uuid references app.users(id),
  recorded_at timestamptz not null
);
create index readiness_records_readiness_check_id_idx on app.readiness_records (readiness_check_id, version);
create index readiness_records_service_order_id_idx on app.readiness_records (service_order_id);
create index readiness_records_recorded_by_idx on app.readiness_records (recorded_by);
alter table app.readiness_records enable row level security;

insert into app.readiness_records (readiness_check_id, service_order_id, version, outcome, value, note, override_note, recorded_by, recorded_at)
select id, service_order_id, version, outcome, value, note, override_note, checked_by, checked_at from app.readiness_checks;
