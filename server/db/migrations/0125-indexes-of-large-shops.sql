-- What lists, counts and dashboards read of a million orders, from the indexes alone: the columns behind `include` are those that
-- the tables' rules and the filters ask for. Those that the API shall not sort and filter by are in partial indexes, which it ignores.
drop index app.service_orders_created_at_idx, app.service_orders_status_id_idx, app.service_orders_customer_id_idx,
  app.service_orders_facility_id_idx;
create index service_orders_created_at_idx on app.service_orders (created_at desc, id desc)
  include (status_id, facility_id, intake_method);
create index service_orders_status_id_idx on app.service_orders (status_id, created_at desc, id desc) include (facility_id);
create index service_orders_customer_id_idx on app.service_orders (customer_id, created_at desc, id desc) include (status_id);
create index service_orders_customer_status_idx on app.service_orders (customer_id, status_id, created_at desc, id desc);
create index service_orders_customer_technician_idx on app.service_orders (customer_id, assigned_technician_id)
  where assigned_technician_id is not null;
create index service_orders_facility_id_idx on app.service_orders (facility_id, created_at desc, id desc)
  include (status_id, intake_method);
create index service_orders_facility_status_idx on app.service_orders (facility_id, status_id, created_at desc, id desc);
create index service_orders_turnaround_idx on app.service_orders (released_at) include (facility_id, checked_in_at)
  where released_at is not null;
create index service_orders_customer_released_idx on app.service_orders (customer_id, released_at) include (checked_in_at)
  where released_at is not null;

-- The office's figures read periods of documents and what is open.
drop index app.invoices_open_idx;
create index invoices_issued_idx on app.invoices (issue_date) include (subtotal_cents, status, service_order_id)
  where status not in ('draft', 'void');
create index invoices_open_idx on app.invoices (customer_id, due_date) include (status, balance_cents)
  where status in ('issued', 'sent', 'partiallyPaid');
create index invoices_customer_issued_idx on app.invoices (customer_id, issue_date) include (status, total_cents);

-- Customers see the types of calibration of their own work.
drop index app.order_calibrations_line_item_type_id_idx;
create index order_calibrations_line_item_type_id_idx on app.order_calibrations (line_item_type_id, customer_id);
