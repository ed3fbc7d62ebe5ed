-- What the router said about the way from one place to another, by coordinates; without seconds and miles no road leads there.
create table app_private.road_ways (
  from_latitude double precision not null,
  from_longitude double precision not null,
  to_latitude double precision not null,
  to_longitude double precision not null,
  seconds integer check (seconds >= 0),
  miles double precision check (miles >= 0),
  asked_at timestamptz not null default now(),
  primary key (from_latitude, from_longitude, to_latitude, to_longitude),
  constraint road_ways_whole_check check ((seconds is null) = (miles is null))
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index road_ways_to_idx on app_private.road_ways (to_latitude, to_longitude);
-- squawk-ignore require-concurrent-index-creation
create index road_ways_asked_at_idx on app_private.road_ways (asked_at);
