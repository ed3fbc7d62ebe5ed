-- Staff read who said what of a vehicle's systems; a verb adds to it, and nobody changes what was said.
revoke update, delete on app.system_statements from app_system;
grant update (vehicle_id) on app.system_statements to app_system;
grant select on app.system_statements to app_admin, app_technician;
create policy staff_reads on app.system_statements for select to app_admin, app_technician using (true);

create or replace trigger audit after insert or update or delete on app.system_statements
  for each row execute function app_private.audit();
comment on constraint system_statements_stated_by_fkey on app.system_statements is E'@fieldName statedByUser\n@behavior -manyRelation:resource:list -manyRelation:resource:connection';
comment on constraint system_statements_photo_file_id_fkey on app.system_statements is E'@fieldName photo\n@behavior -manyRelation:resource:list -manyRelation:resource:connection';
