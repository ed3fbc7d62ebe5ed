-- Visible with their payment.
grant select on app.card_payment_invoices to app_admin, app_customer, app_user;
create policy admin_reads on app.card_payment_invoices for select to app_admin using (true);
create policy customer_reads_own on app.card_payment_invoices for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());
