-- Staff manage the emails about orders: which are sent and to whom. There is one per status and event; none is added or
-- removed.
grant select, update (enabled, recipients) on app.email_templates to app_admin, app_technician;
create policy staff_reads on app.email_templates for select to app_admin, app_technician using (true);
create policy staff_changes on app.email_templates for update to app_admin, app_technician using (true) with check (true);

create or replace trigger stamp before insert or update on app.email_templates for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.email_templates for each row execute function app_private.audit();
comment on constraint email_template_texts_email_template_id_fkey on app.email_template_texts is E'@foreignFieldName texts';
