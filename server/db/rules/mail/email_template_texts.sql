-- Staff write the texts of the emails about orders in each language. Those about money are an admin's, and so is every
-- text that names something of the invoice, which technicians do not see.
grant select, update (subject, body_html) on app.email_template_texts to app_admin, app_technician;
create policy staff_reads on app.email_template_texts for select to app_admin, app_technician using (true);
create policy admin_changes on app.email_template_texts for update to app_admin using (true) with check (true);
create policy technician_changes on app.email_template_texts for update to app_technician
  using (exists (select from app.email_templates e where e.id = email_template_id and not e.is_about_money))
  with check (exists (select from app.email_templates e where e.id = email_template_id and not e.is_about_money)
    and subject || ' ' || body_html !~* '\{\{[^}]*\minvoice\s*\.');

-- Every change of a text is recorded in its history.
create or replace function app_private.keep_mail_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into app.email_template_versions (email_template_text_id, version, subject, body_html, saved_by)
  values (new.id, new.version, new.subject, new.body_html, app_private.current_user_id());
  return null;
end
$$;
create or replace trigger keep_version after insert or update on app.email_template_texts
  for each row execute function app_private.keep_mail_version();
create or replace trigger stamp before insert or update on app.email_template_texts for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.email_template_texts
  for each row execute function app_private.audit();
comment on constraint email_template_versions_email_template_text_id_fkey on app.email_template_versions is E'@foreignFieldName versions';
