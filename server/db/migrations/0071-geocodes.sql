-- What the geocoder answered, so that it is asked once per place. Without coordinates it knew of none.
create table app_private.geocodes (
  query_hash bytea primary key,
  latitude double precision,
  longitude double precision,
  asked_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);
