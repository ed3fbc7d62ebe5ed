-- Records of one vehicle: what was merged or left with the former customer points to the record that goes on.
alter table app.vehicles
  add column merged_into_id uuid references app.vehicles (id),
  -- Another record in use has the same VIN.
  add column has_duplicate_vin boolean not null default false,
  add constraint vehicles_merged_check check (merged_into_id is null or archived_at is not null);

create index vehicles_merged_into_id_idx on app.vehicles (merged_into_id);
create index vehicles_archived_at_idx on app.vehicles (archived_at);
create index vehicles_vin_decoded_at_idx on app.vehicles (vin_decoded_at);
create index vehicles_has_duplicate_vin_idx on app.vehicles (has_duplicate_vin);

update app.vehicles v set has_duplicate_vin = true
  where archived_at is null and exists (select from app.vehicles twin
    where twin.vin_number = v.vin_number and twin.id <> v.id and twin.archived_at is null);
