-- Staff see every vehicle. Customers see and add their own, and correct them until they are checked in.
grant select, insert, update, delete on app.vehicles to app_admin;
create policy admin_does_all on app.vehicles to app_admin using (true) with check (true);

grant select, insert, update on app.vehicles to app_technician;
create policy technician_reads on app.vehicles for select to app_technician using (true);
create policy technician_adds on app.vehicles for insert to app_technician with check (true);
create policy technician_changes on app.vehicles for update to app_technician using (true) with check (true);

-- That another customer has the same vehicle is not for customers to know.
call app_private.grant_all_but('select', 'app.vehicles', '{merged_into_id, has_duplicate_vin, stated_systems}', 'app_customer, app_user');
grant insert (id, customer_id) on app.vehicles to app_customer, app_user;
call app_private.grant_columns('insert, update', 'app.vehicles', '{vin_number, vehicle_description, make, model, year, trim, owner_first_name,
    owner_last_name, owner_email, owner_phone, owner_phone_extension, license_plate, plate_state, color, odometer}', 'app_customer, app_user');
create policy customer_reads_own on app.vehicles for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());
create policy customer_adds_own on app.vehicles for insert to app_customer, app_user
  with check (customer_id = app_private.current_customer_id());
create policy customer_changes_own_until_check_in on app.vehicles for update to app_customer, app_user
  using (customer_id = app_private.current_customer_id()
    and not exists (select from app.service_orders o where o.vehicle_id = vehicles.id and o.checked_in_at is not null))
  with check (customer_id = app_private.current_customer_id());

create or replace function app_private.describe_vehicle() returns trigger language plpgsql as $$
begin
  if coalesce(new.vehicle_description, '') = '' then
    new.vehicle_description := concat_ws(' ', new.year, new.make, new.model, nullif(new.trim, ''));
  end if;
  if tg_op = 'UPDATE' and old.vin_number is distinct from new.vin_number then
    new.vin_decoded_at := null;
    new.vin_decode := null;
    new.adas_features := null;
  end if;
  return new;
end
$$;
create or replace trigger describe_vehicle before insert or update on app.vehicles
  for each row execute function app_private.describe_vehicle();

-- Orders can be searched by their vehicle, so a correction of it updates them.
create or replace function app_private.follow_vehicle() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.service_orders set search_text = '' where vehicle_id = new.id;
  return null;
end
$$;
create or replace trigger follow_vehicle after update of vin_number, vehicle_description, license_plate, owner_first_name, owner_last_name on app.vehicles
  for each row execute function app_private.follow_vehicle();

-- Marks the records whose VIN another record in use has.
create or replace function app_private.mark_duplicate_vins() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update app.vehicles v set has_duplicate_vin = not v.has_duplicate_vin
  where v.vin_number in (new.vin_number, case tg_op when 'UPDATE' then old.vin_number end)
    and v.has_duplicate_vin <> (v.archived_at is null and exists (select from app.vehicles twin
      where twin.vin_number = v.vin_number and twin.id <> v.id and twin.archived_at is null));
  return null;
end
$$;
create or replace trigger mark_duplicate_vins after insert or update of vin_number, archived_at on app.vehicles
  for each row execute function app_private.mark_duplicate_vins();

-- The mark of duplicates is no change of the vehicle: neither version nor audit speak of the other customer's record.
create or replace trigger stamp before insert on app.vehicles for each row execute function app_private.stamp();
create or replace trigger stamp_change before update on app.vehicles
  for each row when (old.has_duplicate_vin = new.has_duplicate_vin) execute function app_private.stamp();
create or replace trigger audit after insert or delete on app.vehicles for each row execute function app_private.audit();
create or replace trigger audit_change after update on app.vehicles
  for each row when (old.has_duplicate_vin = new.has_duplicate_vin) execute function app_private.audit();
comment on constraint vehicles_merged_into_id_fkey on app.vehicles is E'@fieldName mergedInto\n@foreignFieldName formerRecords';
comment on column app.vehicles.search_text is E'@behavior -attribute:select -attribute:orderBy';

-- Triggers from other files: note_days (dashboards/noted_changes.sql).
