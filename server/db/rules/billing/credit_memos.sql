-- As payments.sql. Written by a verb alone; they become void by another, and change hands when customers are merged.
revoke update, delete on app.credit_memos from app_system;
grant update (customer_id, voided_at, voided_by, void_reason) on app.credit_memos to app_system;

grant select on app.credit_memos to app_admin, app_office;
create policy admin_reads on app.credit_memos for select to app_admin, app_office using (true);
call app_private.grant_all_but('select', 'app.credit_memos', '{created_by, voided_by}', 'app_customer, app_user');
create policy customer_reads_own on app.credit_memos for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace function app_private.guard_memo_of_closed_month() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.customer_id = old.customer_id) then
    perform app_private.require_open_month(old.issued_on);
  end if;
  if tg_op = 'INSERT' then perform app_private.require_open_month(new.issued_on); end if;
  return coalesce(new, old);
end
$$;
create or replace trigger guard_closed_month before insert or update or delete on app.credit_memos
  for each row execute function app_private.guard_memo_of_closed_month();
create or replace trigger audit after insert or update or delete on app.credit_memos for each row execute function app_private.audit();

-- Triggers from other files: note_day (dashboards/noted_changes.sql).
