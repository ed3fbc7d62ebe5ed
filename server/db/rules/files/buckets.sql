-- The limits of uploads: everyone who may have files reads them, only the system changes them.
grant select on app_private.buckets to app_admin, app_technician, app_customer, app_user;
create policy all_read on app_private.buckets for select to app_admin, app_technician, app_customer, app_user using (true);
