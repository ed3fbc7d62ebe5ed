-- What makers say of calibrations: staff read the library, admins keep it; licensed material is not for customers.
grant select, insert, update on app.procedures to app_admin;
create policy admin_does_all on app.procedures to app_admin using (true) with check (true);

grant select on app.procedures to app_technician;
create policy technician_reads on app.procedures for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.procedures for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.procedures
  for each row execute function app_private.audit();
comment on constraint procedures_superseded_by_id_fkey on app.procedures is E'@fieldName supersededBy\n@foreignFieldName supersedes';
