-- The latest order of each listed vehicle and customer, and how many there are, are read from the index alone, whoever asks; so
-- is what a customer's list is sorted by.
drop index app.service_orders_vehicle_id_idx, app.service_orders_customer_id_idx;
create index service_orders_vehicle_id_idx on app.service_orders (vehicle_id, created_at desc, id desc)
  include (facility_id, customer_id);
create index service_orders_customer_id_idx on app.service_orders (customer_id, created_at desc, id desc)
  include (status_id, facility_id, po_number, internal_order_number);
-- A facility whose orders have no PO number would be looked for behind all that have one.
create index service_orders_facility_po_idx on app.service_orders (facility_id, po_number, id);
