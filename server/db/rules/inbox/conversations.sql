-- The office reads what people write to the shop; only the server writes it down.
grant select on app.conversations to app_admin, app_office;
create policy office_reads on app.conversations for select to app_admin, app_office using (true);

create or replace trigger take_customer before insert or update of service_order_id on app.conversations
  for each row when (new.service_order_id is not null) execute function app_private.take_customer_of_order();
create or replace trigger stamp before update on app.conversations for each row execute function app_private.stamp_time();
create or replace trigger audit after update or delete on app.conversations
  for each row execute function app_private.audit();
comment on constraint conversations_assigned_to_id_fkey on app.conversations is E'@fieldName assignedTo';
