-- Orders are found by their insurer and by the vehicle's owner too. The trigger that keeps the text is skipped: while an existing
-- database is migrated, it still has yesterday's.
alter table app.service_orders disable trigger user;
update app.service_orders o
  set search_text = o.search_text || '|' || app_private.search_key(o.insurer_name, v.owner_first_name, v.owner_last_name)
  from app.vehicles v
  where v.id = o.vehicle_id and concat(o.insurer_name, v.owner_first_name, v.owner_last_name) <> '';
alter table app.service_orders enable trigger user;

-- A payment is looked up by the number of its check.
create index payments_reference_idx on app.payments (lower(reference)) where reference <> '';
