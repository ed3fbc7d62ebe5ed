-- The fault codes that somebody recorded as cleared; the others are what was found.
alter table app.calibration_attempts add column cleared_codes text[] not null default '{}'::text[]
  check (cardinality(cleared_codes) <= 50);
