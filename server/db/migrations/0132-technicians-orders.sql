-- A technician's orders within the facilities that the reader sees, from the index alone.
drop index app.service_orders_assigned_technician_id_idx;
create index service_orders_assigned_technician_id_idx on app.service_orders (assigned_technician_id, created_at desc, id desc)
  include (facility_id, status_id);
