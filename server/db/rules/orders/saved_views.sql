-- Everyone signed in has views of their own; admins can share theirs with the rest of the staff.
grant select, delete, insert (id, user_id, list, view_name, is_shared, settings), update (view_name, is_shared, settings)
  on app.saved_views to app_admin, app_technician, app_customer, app_user;
create policy owner_keeps on app.saved_views to app_admin
  using (user_id = app_private.current_user_id()) with check (user_id = app_private.current_user_id());
create policy owner_keeps_unshared on app.saved_views to app_technician, app_customer, app_user
  using (user_id = app_private.current_user_id())
  with check (user_id = app_private.current_user_id() and not is_shared);
create policy staff_reads_shared on app.saved_views for select to app_admin, app_technician using (is_shared);

create or replace trigger stamp before update on app.saved_views for each row execute function app_private.stamp_time();
create or replace trigger bounded before insert on app.saved_views for each row execute function app_private.bounded('user_id', '100');
