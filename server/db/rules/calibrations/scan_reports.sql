-- Staff read what the scans of the orders say that they see; customers have the reports themselves. Only the server writes it. The API
-- has what they say together (`ServiceOrder.scans`).
grant select on app.scan_reports to app_admin, app_technician;
create policy admin_reads on app.scan_reports for select to app_admin using (true);
create policy technician_reads on app.scan_reports for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
comment on table app.scan_reports is E'@behavior -*';

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
