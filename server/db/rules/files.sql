-- Staff see the files of the orders they see. Customers see their own that are meant for them, and what they uploaded.
call app_private.reset_rules('app.files');

grant select on app.files to app_admin, app_technician;
create policy admin_reads on app.files for select to app_admin using (true);
create policy technician_reads on app.files for select to app_technician
  using (uploaded_by = app_private.current_user_id()
    or (service_order_id is not null and ((select app_private.own_facility_ids()) is null
      or app_private.order_at((select app_private.own_facility_ids()), service_order_id))));

grant select (id, bucket_id, name, size, mime_type, width, height, taken_at, service_order_id, customer_id, uploaded_by, created_at, updated_at)
  on app.files to app_customer, app_user;
create policy customer_reads_own on app.files for select to app_customer, app_user
  using ((customer_id = app_private.current_customer_id() and customer_visible) or uploaded_by = app_private.current_user_id());

create or replace trigger stamp before update on app.files for each row execute function app_private.stamp_time();
create or replace trigger audit after insert or update or delete on app.files for each row execute function app_private.audit();
