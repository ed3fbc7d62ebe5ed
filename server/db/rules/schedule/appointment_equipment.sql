-- Which tools and targets an appointment uses: staff who see the appointment see them. Only verbs change it.
grant select on app.appointment_equipment to app_admin, app_technician;
create policy admin_reads on app.appointment_equipment for select to app_admin using (true);
create policy technician_reads on app.appointment_equipment for select to app_technician
  using (exists (select from app.appointments a where a.id = appointment_id));

-- It takes the time of its appointment, and whether that still stands.
create or replace function app_private.take_time_of_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select starts_at, ends_at, status in ('held', 'requested', 'confirmed', 'arrived'), is_overbooked
    into strict new.starts_at, new.ends_at, new.is_live, new.is_overbooked
    from app.appointments where id = new.appointment_id;
  return new;
end
$$;
create or replace trigger take_time before insert on app.appointment_equipment
  for each row execute function app_private.take_time_of_appointment();

-- Whatever changes the appointment, this is the only place that follows it.
create or replace function app_private.follow_appointment_time() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update app.appointment_equipment set starts_at = new.starts_at, ends_at = new.ends_at,
    is_live = new.status in ('held', 'requested', 'confirmed', 'arrived'), is_overbooked = new.is_overbooked
    where appointment_id = new.id;
  return null;
end
$$;
create or replace trigger follow_time after update of starts_at, ends_at, status, is_overbooked on app.appointments
  for each row when ((new.starts_at, new.ends_at, new.status, new.is_overbooked)
    is distinct from (old.starts_at, old.ends_at, old.status, old.is_overbooked))
  execute function app_private.follow_appointment_time();
