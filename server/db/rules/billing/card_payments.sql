-- Payments by card: the server writes them. Admins see all, customers their own.
grant select on app.card_payments to app_admin, app_office;
create policy admin_reads on app.card_payments for select to app_admin, app_office using (true);
call app_private.grant_columns('select', 'app.card_payments',
  '{id, customer_id, status, amount_cents, contested_cents, currency, failure, created_at, updated_at, version}', 'app_customer, app_user');
create policy customer_reads_own on app.card_payments for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace trigger stamp before insert or update on app.card_payments for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.card_payments for each row execute function app_private.audit();
