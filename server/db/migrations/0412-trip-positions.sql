-- Where a technician was last on the way, if they let the office see it: the last place alone, and no longer than the drive.
create table app.trip_positions (
  trip_id uuid primary key references app.trips (id) on delete cascade,
  latitude double precision not null,
  longitude double precision not null,
  -- How long the way is from there; none where nobody knows where the stop is.
  minutes_away integer,
  seen_at timestamptz not null,
  constraint trip_positions_place_check check (latitude between -90 and 90 and longitude between -180 and 180)
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index trip_positions_seen_at_idx on app.trip_positions (seen_at);
