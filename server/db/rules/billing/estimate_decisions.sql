-- Decisions are written by the server alone and never edited. Who sees the estimate sees who decided; from where, admins only.
revoke update, delete on app.estimate_decisions from app_system;
grant update (customer_id) on app.estimate_decisions to app_system;

grant select on app.estimate_decisions to app_admin;
create policy admin_reads on app.estimate_decisions for select to app_admin using (true);

call app_private.grant_all_but('select', 'app.estimate_decisions', '{ip, user_agent}', 'app_technician, app_customer, app_user');
create policy technician_reads on app.estimate_decisions for select to app_technician
  using (exists (select from app.estimates e where e.id = estimate_id));
create policy customer_reads_own on app.estimate_decisions for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());
comment on column app.estimate_decisions.ip is E'@behavior -*';
comment on column app.estimate_decisions.user_agent is E'@behavior -*';

-- Triggers from other files: note_day (dashboards/noted_changes.sql).
