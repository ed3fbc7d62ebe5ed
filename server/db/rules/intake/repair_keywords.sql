-- The keywords of repair orders: staff read them, admins manage them through verbs; customers see only the results.
grant select, insert (id, repair_operation_id, locale, keyword, counts_with, is_active), update (is_active) on app.repair_keywords to app_admin;
create policy admin_does_all on app.repair_keywords to app_admin using (true) with check (true);

grant select on app.repair_keywords to app_technician;
create policy technician_reads on app.repair_keywords for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.repair_keywords for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.repair_keywords
  for each row execute function app_private.audit();
