-- Admins see which company the shop's books are; only verbs change it.
grant select on app.qbo_connections to app_admin;
create policy admin_reads on app.qbo_connections for select to app_admin using (true);

-- What jobs write down every hour is no new version of what a person edits, nor worth an entry in the audit.
create or replace trigger stamp before insert or update of
    status, is_sending, sends_from, sends_estimates, income_account_id, expense_account_id, reward_account_id, taxable_code, exempt_code,
    tax_policy, po_field_id
  on app.qbo_connections for each row execute function app_private.stamp();
create or replace trigger audit after insert or delete or update of
    status, is_sending, sends_from, sends_estimates, income_account_id, expense_account_id, reward_account_id, taxable_code, exempt_code,
    tax_policy, po_field_id
  on app.qbo_connections for each row execute function app_private.audit();
