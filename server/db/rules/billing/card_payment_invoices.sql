-- Visible with their payment.
grant select on app.card_payment_invoices to app_admin, app_office, app_customer, app_user;
create policy admin_reads on app.card_payment_invoices for select to app_admin, app_office using (true);
create policy customer_reads_own on app.card_payment_invoices for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

-- What of an invoice stands open because a dispute about its payment is not decided, in cents.
create or replace function app_private.contested_cents(of_invoice uuid) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce(sum(greatest(0, least(c.contested_cents, w.amount_cents - coalesce((
      select sum(a.amount_cents) from app.payment_allocations a join app.payments p on p.id = a.payment_id
      where p.card_payment_id = c.id and a.invoice_id = of_invoice), 0)))), 0)::integer
  from app.card_payment_invoices w join app.card_payments c on c.id = w.card_payment_id and c.contested_cents > 0
  where w.invoice_id = of_invoice
$$;
grant execute on function app_private.contested_cents(uuid) to app_admin, app_office, app_customer, app_user, app_system;
