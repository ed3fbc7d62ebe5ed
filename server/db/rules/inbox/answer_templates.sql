-- The office chooses among the answers that admins keep.
grant select, insert, update, delete on app.answer_templates to app_admin;
create policy admin_does_all on app.answer_templates to app_admin using (true) with check (true);

grant select on app.answer_templates to app_office;
create policy office_reads on app.answer_templates for select to app_office using (true);

create or replace trigger stamp before insert or update on app.answer_templates for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.answer_templates
  for each row execute function app_private.audit();
