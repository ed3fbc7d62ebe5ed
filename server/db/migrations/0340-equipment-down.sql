-- Equipment that is broken proves no calibration until the office puts it back in service.
alter table app.equipment
  add column down_since timestamptz,
  add column down_reason text not null default '' check (char_length(down_reason) <= 400),
  add column down_reported_by uuid references app.users (id) on delete set null,
  add constraint equipment_down_check check ((down_since is null) = (down_reason = ''));
create index equipment_down_reported_by_idx on app.equipment (down_reported_by) where down_reported_by is not null;
