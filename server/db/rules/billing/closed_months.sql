-- The office sees which months are closed; admins close them and open them again, by verbs alone.
grant select on app.closed_months to app_admin, app_office;
create policy admin_reads on app.closed_months for select to app_admin, app_office using (true);
create or replace trigger audit after insert or update or delete on app.closed_months for each row execute function app_private.audit();

-- Whoever writes something dated and whoever closes a month wait for each other, so that nothing slips in meanwhile.
create or replace function app_private.require_open_month(day date) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(20261128);
  if exists (select from app.closed_months where month = date_trunc('month', day)::date) then
    raise exception using errcode = 'BM001', message = 'the books of that month are closed';
  end if;
end
$$;
grant execute on function app_private.require_open_month(date) to app_system;

-- Payments and mail may still change what an old invoice has been paid and when it was sent; what it says may not.
create or replace function app_private.guard_invoice_of_closed_month() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.status <> 'draft' and (tg_op = 'DELETE' or (new.status = 'void') <> (old.status = 'void')
      or (new.number, new.issue_date, new.due_date, new.bill_to, new.notes, new.subtotal_cents, new.tax_cents, new.total_cents)
        is distinct from (old.number, old.issue_date, old.due_date, old.bill_to, old.notes, old.subtotal_cents, old.tax_cents,
          old.total_cents)) then
    perform app_private.require_open_month(old.issue_date);
  end if;
  if tg_op <> 'DELETE' and new.status <> 'draft'
      and (tg_op = 'INSERT' or old.status = 'draft' or new.issue_date is distinct from old.issue_date) then
    perform app_private.require_open_month(new.issue_date);
  end if;
  return coalesce(new, old);
end
$$;
create or replace trigger guard_closed_month before insert or update or delete on app.invoices
  for each row execute function app_private.guard_invoice_of_closed_month();

-- A bank may take money of an old payment back, which is an entry of its own day, and customers may be merged.
create or replace function app_private.guard_payment_of_closed_month() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or (new.amount_cents, new.received_on, new.method, new.reference, new.note)
      is distinct from (old.amount_cents, old.received_on, old.method, old.reference, old.note)) then
    perform app_private.require_open_month(old.received_on);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.received_on <> old.received_on) then
    perform app_private.require_open_month(new.received_on);
  end if;
  return coalesce(new, old);
end
$$;
create or replace trigger guard_closed_month before insert or update or delete on app.payments
  for each row execute function app_private.guard_payment_of_closed_month();

-- Reversals, what went back to cards and entries of accounts are of the day on which they are written.
create or replace function app_private.guard_entry_of_closed_month() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform app_private.require_open_month((old.created_at at time zone app_private.shop_zone())::date);
  end if;
  if tg_op <> 'DELETE' then
    perform app_private.require_open_month((new.created_at at time zone app_private.shop_zone())::date);
  end if;
  return coalesce(new, old);
end
$$;
create or replace trigger guard_closed_month_added before insert or delete on app.payment_reversals
  for each row execute function app_private.guard_entry_of_closed_month();
create or replace trigger guard_closed_month_added before insert or delete on app.payment_returns
  for each row execute function app_private.guard_entry_of_closed_month();
create or replace trigger guard_closed_month_added before insert or delete on app.credit_entries
  for each row execute function app_private.guard_entry_of_closed_month();
create or replace trigger guard_closed_month_changed before update on app.payment_reversals
  for each row when (old.customer_id = new.customer_id) execute function app_private.guard_entry_of_closed_month();
create or replace trigger guard_closed_month_changed before update on app.payment_returns
  for each row when (old.customer_id = new.customer_id and old.card_record_id is not distinct from new.card_record_id)
  execute function app_private.guard_entry_of_closed_month();
create or replace trigger guard_closed_month_changed before update on app.credit_entries
  for each row when (old.customer_id = new.customer_id) execute function app_private.guard_entry_of_closed_month();

-- A refund is of the day on which the money went back.
create or replace function app_private.guard_refund_of_closed_month() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.require_open_month(new.paid_on);
  return new;
end
$$;
create or replace trigger guard_closed_month_refunded before insert on app.credit_entries
  for each row when (new.paid_on is not null) execute function app_private.guard_refund_of_closed_month();
