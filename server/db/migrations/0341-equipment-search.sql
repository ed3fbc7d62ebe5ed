-- Tools and targets are found by name and number.
alter table app.equipment
  add column search_text text not null generated always as (app_private.search_key(name, serial_number)) stored;
create index equipment_search_text_idx on app.equipment using gin (search_text gin_trgm_ops);
