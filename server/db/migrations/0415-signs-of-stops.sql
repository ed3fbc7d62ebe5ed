-- When somebody was seen at a stop, or was done there, by what they recorded of its work: also where they did not say that they arrived or left.
create table app_private.seen_stops (
  appointment_id uuid primary key references app.appointments (id) on delete cascade,
  there_at timestamptz not null,
  done_at timestamptz
);
-- The time of arrival that somebody said or their position showed: the clock alone moves `expected_at`, not this one.
alter table app.trips add column known_expected_at timestamptz;
update app.trips set known_expected_at = expected_at where arrived_at is null and ended_at is null;
-- The office was told that the van gets there after the end of the working day.
alter table app_private.late_arrivals add column is_after_work boolean not null default false;
