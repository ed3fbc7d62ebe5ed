-- What a drive was estimated to take by its distance alone: with when somebody arrived it says how long drives really take.
alter table app.trips add column estimated_minutes double precision;
-- No row has one yet.
alter table app.trips add constraint trips_estimated_minutes_check check (estimated_minutes >= 0 and estimated_minutes < 10000) not valid;
