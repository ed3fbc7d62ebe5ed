-- As payments.sql.
grant select on app.payment_reversals to app_admin, app_office;
create policy admin_reads on app.payment_reversals for select to app_admin, app_office using (true);
call app_private.grant_all_but('select', 'app.payment_reversals', '{reason, created_by}', 'app_customer, app_user');
create policy customer_reads_own on app.payment_reversals for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace trigger audit after insert on app.payment_reversals for each row execute function app_private.audit();

-- Triggers from other files: guard_closed_month_added, guard_closed_month_changed (billing/closed_months.sql); note_day
-- (dashboards/noted_changes.sql).
