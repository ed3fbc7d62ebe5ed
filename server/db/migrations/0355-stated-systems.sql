-- Which driver assistance systems a vehicle has or has not, as people said: {"headUpDisplay": false}.
alter table app.vehicles add column stated_systems jsonb not null default '{}'
  check (jsonb_typeof(stated_systems) = 'object' and octet_length(stated_systems::text) <= 4000);
