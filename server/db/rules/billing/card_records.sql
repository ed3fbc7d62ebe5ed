-- What the provider of cards reports: the server writes it, admins read all of it. Customers read what became of their own payments.
grant select on app.card_records to app_admin, app_office;
create policy admin_reads on app.card_records for select to app_admin, app_office using (true);
call app_private.grant_columns('select', 'app.card_records',
  '{id, kind, card_payment_id, state, amount_cents, currency, reason, respond_by, happened_at}', 'app_customer, app_user');
create policy customer_reads_own on app.card_records for select to app_customer, app_user
  using (card_payment_id in (select id from app.card_payments where customer_id = app_private.current_customer_id()));
comment on column app.card_records.told_state is E'@behavior -*';
comment on column app.card_records.told_at is E'@behavior -*';
