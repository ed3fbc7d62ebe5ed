-- The limits of uploads: everybody who has files may read them, nobody but the system changes them.
grant select on app_private.buckets to app_admin, app_technician, app_customer, app_user;
create policy all_read on app_private.buckets for select to app_admin, app_technician, app_customer, app_user using (true);
