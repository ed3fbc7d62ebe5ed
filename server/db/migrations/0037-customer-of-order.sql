-- What hangs on an order belongs to the order's customer: a second key says so, and an order that changes hands takes it along.
-- The key on the order alone stays the one that the API follows.
create unique index service_orders_customer_key on app.service_orders (id, customer_id);

do $$
declare
  child text;
  on_delete text;
begin
  foreach child in array array['calibration_attempts', 'estimates', 'files', 'invoices', 'order_calibrations', 'order_messages',
      'order_task_files', 'order_tasks', 'readiness_checks', 'status_changes'] loop
    execute format('update app.%I c set customer_id = o.customer_id from app.service_orders o
      where o.id = c.service_order_id and c.customer_id is distinct from o.customer_id', child);
    select case confdeltype when 'c' then 'cascade' else 'no action' end into strict on_delete
      from pg_constraint where conrelid = format('app.%I', child)::regclass and conname = child || '_service_order_id_fkey';
    execute format('alter table app.%I add constraint %I foreign key (service_order_id, customer_id)
      references app.service_orders (id, customer_id) on update cascade on delete %s',
      child, child || '_customer_of_order_fkey', on_delete);
    execute format('comment on constraint %I on app.%I is %L', child || '_customer_of_order_fkey', child, '@behavior -*');
  end loop;
end
$$;

-- A key of two columns is not looked at when one of them is empty.
alter table app.files add constraint files_customer_of_order_check check (service_order_id is null or customer_id is not null);
