-- As payments.sql. An account never goes below zero.
grant select on app.credit_entries to app_admin, app_office;
create policy admin_reads on app.credit_entries for select to app_admin, app_office using (true);
call app_private.grant_all_but('select', 'app.credit_entries', '{note, created_by}', 'app_customer, app_user');
create policy customer_reads_own on app.credit_entries for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

-- What one account of a customer holds, in cents. Takes the caller's rights: a stranger's is zero.
create or replace function app_private.credit_balance(of_customer uuid, of_account text) returns bigint
  language sql stable
  as $$ select coalesce(sum(amount_cents), 0)::bigint from app.credit_entries where customer_id = of_customer and account = of_account $$;
grant execute on function app_private.credit_balance(uuid, text) to app_admin, app_office, app_customer, app_user, app_system;

-- Entries of one account are written one after another. A reversal may leave less than nothing: what was earned is spent already.
create or replace function app_private.guard_credit() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.customer_id::text || new.account, 0));
  if new.amount_cents < 0 and new.kind <> 'reverse'
      and app_private.credit_balance(new.customer_id, new.account) + new.amount_cents < 0 then
    raise exception using errcode = 'check_violation', constraint = 'credit_entries_balance_check',
      message = 'the account would go below zero';
  end if;
  return new;
end
$$;
create or replace trigger guard before insert on app.credit_entries for each row execute function app_private.guard_credit();
create or replace trigger audit after insert or update or delete on app.credit_entries for each row execute function app_private.audit();

-- Triggers from other files: guard_closed_month_added, guard_closed_month_changed, guard_closed_month_refunded
-- (billing/closed_months.sql).
