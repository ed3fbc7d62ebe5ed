-- The kinds of repairs: everyone with a login reads them, admins manage them.
grant select, insert, update, delete on app.repair_operations to app_admin;
create policy admin_does_all on app.repair_operations to app_admin using (true) with check (true);

grant select on app.repair_operations to app_technician, app_customer, app_user;
create policy everybody_reads on app.repair_operations for select to app_technician, app_customer, app_user using (true);

create or replace trigger stamp before update on app.repair_operations for each row execute function app_private.stamp_time();
create or replace trigger audit after insert or update or delete on app.repair_operations
  for each row execute function app_private.audit();
