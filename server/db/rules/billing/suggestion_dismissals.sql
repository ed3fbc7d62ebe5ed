-- Staff see why a suggestion was not billed; the server writes it.
grant select on app.suggestion_dismissals to app_admin, app_technician;
create policy admin_reads on app.suggestion_dismissals for select to app_admin using (true);
create policy technician_reads on app.suggestion_dismissals for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
-- Triggers from other files: tell_change (shared/7-live-orders.sql).
