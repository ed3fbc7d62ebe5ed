-- As payments.sql. What an invoice has been paid, and its status with it, follow from the allocations alone.
grant select on app.payment_allocations to app_admin, app_office;
create policy admin_reads on app.payment_allocations for select to app_admin, app_office using (true);
call app_private.grant_all_but('select', 'app.payment_allocations', '{created_by}', 'app_customer, app_user');
create policy customer_reads_own on app.payment_allocations for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace function app_private.apply_allocation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update app.invoices set paid_cents = paid_cents + new.amount_cents,
    status = case
      when paid_cents + new.amount_cents = total_cents then 'paid'
      when paid_cents + new.amount_cents > 0 then 'partiallyPaid'
      when sent_at is not null then 'sent'
      else 'issued' end
  where id = new.invoice_id and status in ('issued', 'sent', 'partiallyPaid', 'paid');
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'payment_allocations_open_check',
      message = 'only an issued invoice can be paid';
  end if;
  return null;
end
$$;
create or replace trigger apply after insert on app.payment_allocations for each row execute function app_private.apply_allocation();
