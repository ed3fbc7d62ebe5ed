-- The messages of an order. Customers read and write the thread with the shop; the internal one is for staff.
revoke update, delete on app.order_messages from app_system;

grant select on app.order_messages to app_admin, app_technician;
create policy admin_reads on app.order_messages for select to app_admin using (true);
create policy technician_reads on app.order_messages for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

grant select (id, service_order_id, customer_id, body, author_name, from_customer, created_at, file_count)
  on app.order_messages to app_customer, app_user;
create policy customer_reads_own on app.order_messages for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id() and not is_internal);

create or replace trigger take_customer before insert on app.order_messages
  for each row execute function app_private.take_customer_of_order();
comment on constraint order_messages_author_id_fkey on app.order_messages is E'@fieldName author';

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
