-- Before an order is checked in, its VIN is read at the vehicle itself.
alter table app.service_orders
  add column vin_seen text check (vin_seen ~ '^[A-HJ-NPR-Z0-9]{1,17}$'), -- what was read; not yet the order's while unconfirmed
  add column vin_confirmed_at timestamptz,
  add column vin_confirmed_by uuid references app.users,
  add constraint service_orders_vin_confirmed_check check (vin_confirmed_at is null or vin_seen is not null);
create index service_orders_vin_confirmed_by_idx on app.service_orders (vin_confirmed_by);

-- A VIN that was read is known: the one rule takes the place of the other.
update app.service_order_transitions t set guards = array_replace(t.guards, 'vinKnown', 'vinConfirmed')
from app.service_order_statuses target
where target.id = t.to_status_id and target.key = 'checkedIn' and 'vinKnown' = any (t.guards);
