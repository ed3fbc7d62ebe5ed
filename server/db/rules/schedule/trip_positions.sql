-- Where somebody on the way is: the office and they themselves see it, nobody else. Only verbs write it, and no audit keeps it.
grant select on app.trip_positions to app_admin, app_technician, app_office;
create policy office_reads on app.trip_positions for select to app_admin, app_office using (true);
create policy technician_reads_own on app.trip_positions for select to app_technician
  using (exists (select from app.trips t where t.id = trip_id and t.user_id = (select app_private.current_user_id())));

-- Whoever has arrived, turned around or is not awaited any more is followed no longer.
create or replace function app_private.forget_position_of_trip() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from app.trip_positions where trip_id = new.id;
  return null;
end
$$;
create or replace trigger forget_position after update of arrived_at, ended_at on app.trips
  for each row when (new.arrived_at is not null or new.ended_at is not null) execute function app_private.forget_position_of_trip();

create or replace function app_private.forget_positions_of_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from app.trip_positions where trip_id in (select id from app.trips where appointment_id = new.id);
  return null;
end
$$;
create or replace trigger forget_positions after update of status on app.appointments
  for each row when (new.status <> 'confirmed') execute function app_private.forget_positions_of_appointment();

-- The office sees it live; customers are not told that anything has changed.
create or replace function app_private.tell_position() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.notify_change(o.id, o.status_id, '{}', array_remove(array[o.facility_id], null))
    from app.trips t join app.service_orders o on o.id = t.service_order_id
    where t.id = case tg_op when 'DELETE' then old.trip_id else new.trip_id end;
  return null;
end
$$;
create or replace trigger tell_change after insert or update or delete on app.trip_positions
  for each row execute function app_private.tell_position();
