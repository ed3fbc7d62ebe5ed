-- The ledger: the server adds rows after it has checked them, nobody edits them. When customers are merged, rows change hands.
revoke update, delete on app.payments, app.payment_reversals, app.credit_entries, app.payment_allocations from app_system;
grant update (customer_id) on app.payments, app.payment_reversals, app.credit_entries, app.payment_allocations to app_system;

grant select on app.payments to app_admin, app_office;
create policy admin_reads on app.payments for select to app_admin, app_office using (true);
call app_private.grant_all_but('select', 'app.payments', '{note, created_by}', 'app_customer, app_user');
create policy customer_reads_own on app.payments for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace trigger audit after insert or update or delete on app.payments for each row execute function app_private.audit();
comment on column app.payments.reference is E'@behavior +attribute:filterBy';

-- Triggers from other files: guard_closed_month (billing/closed_months.sql); note_day (dashboards/noted_changes.sql).
