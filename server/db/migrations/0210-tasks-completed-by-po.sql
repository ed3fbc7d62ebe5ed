-- A task that asks for nothing but the PO number is done when the order has one, wherever that was entered.
alter table app.tasks drop constraint tasks_completes_with_check;
alter table app.tasks add constraint tasks_completes_with_check
  check (completes_with in ('files', 'readinessChecks', 'poNumber'));
alter table app.order_tasks drop constraint order_tasks_completes_with_check;
alter table app.order_tasks add constraint order_tasks_completes_with_check
  check (completes_with in ('files', 'readinessChecks', 'poNumber'));

-- The task that every shop begins with, where it still asks for what it asked for at first.
update app.tasks set completes_with = 'poNumber'
  where task_name = 'Collect PO' and description = 'Ask the customer for the purchase order number.' and completes_with is null;
update app.order_tasks t set completes_with = d.completes_with from app.tasks d
  where d.id = t.task_id and d.completes_with = 'poNumber' and t.state = 'open';
update app.order_tasks t set state = 'done', decided_at = now(), completed_itself = true from app.service_orders o
  where o.id = t.service_order_id and t.completes_with = 'poNumber' and t.state = 'open' and o.po_number is not null;
