-- What was released of a vehicle lately, for comebacks: looked for by the day of release alone it is among the work of a whole month.
create index service_orders_vehicle_released_idx on app.service_orders (vehicle_id, released_at) where released_at is not null;
