-- Appointments that stay when the day of the vans is planned anew; and plans may exchange the times of several.
alter table app.appointments add column is_pinned boolean not null default false;

-- Checked at the end of a transaction where it asks for that: two appointments that exchange their times would be in each
-- other's way in between. Each is made anew within one statement, so that nothing is unguarded meanwhile.
alter table app.appointments
  drop constraint appointments_bay_free,
  -- squawk-ignore constraint-missing-not-valid
  add constraint appointments_bay_free exclude using gist (bay_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('held', 'requested', 'confirmed', 'arrived') and not is_overbooked) deferrable initially immediate,
  drop constraint appointments_technician_free,
  -- squawk-ignore constraint-missing-not-valid
  add constraint appointments_technician_free exclude using gist (technician_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('held', 'requested', 'confirmed', 'arrived') and not is_overbooked) deferrable initially immediate;
