-- As payments.sql. What a card's bank has taken back of a payment, and given again.
revoke update, delete on app.payment_returns from app_system;
grant update (customer_id) on app.payment_returns to app_system;

grant select on app.payment_returns to app_admin, app_office;
create policy admin_reads on app.payment_returns for select to app_admin, app_office using (true);
call app_private.grant_all_but('select', 'app.payment_returns', '{reason, card_record_id}', 'app_customer, app_user');
create policy customer_reads_own on app.payment_returns for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace function app_private.apply_return() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update app.payments set returned_cents = returned_cents + new.amount_cents where id = new.payment_id;
  return null;
end
$$;
create or replace trigger apply after insert on app.payment_returns for each row execute function app_private.apply_return();
create or replace trigger audit after insert on app.payment_returns for each row execute function app_private.audit();

-- Triggers from other files: guard_closed_month_added, guard_closed_month_changed (billing/closed_months.sql).
