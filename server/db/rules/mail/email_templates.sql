-- Staff manage the emails about orders: which are sent and to whom. There is one per status and event; none is added or
-- removed. Emails about money, and recipients that are no people of the order, are an admin's: whoever gets a copy reads
-- what the invoice's own rules hide.
grant select, update (enabled, recipients) on app.email_templates to app_admin, app_technician;
create policy staff_reads on app.email_templates for select to app_admin, app_technician using (true);
create policy admin_changes on app.email_templates for update to app_admin using (true) with check (true);
create policy technician_changes on app.email_templates for update to app_technician
  using (not is_about_money) with check (not is_about_money);

-- A policy does not see the row as it was: a technician may leave an address in, or take it out.
create or replace function app_private.only_admins_add_addresses() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if current_setting('app.role', true) = 'technician' and exists (
    select from unnest(new.recipients) recipient where recipient like '%@%' and recipient <> all (old.recipients)) then
    raise exception 'only an admin adds an email address' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create or replace trigger addresses before update of recipients on app.email_templates
  for each row execute function app_private.only_admins_add_addresses();

create or replace trigger stamp before insert or update on app.email_templates for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.email_templates for each row execute function app_private.audit();
comment on constraint email_template_texts_email_template_id_fkey on app.email_template_texts is E'@foreignFieldName texts';
