-- What the maker calls the engine of a vehicle.
alter table app.vehicles add column engine_code text not null default '' check (char_length(engine_code) <= 20);
