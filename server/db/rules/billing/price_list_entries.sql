-- As price_lists.sql.
grant select, insert, update, delete on app.price_list_entries to app_admin;
create policy admin_does_all on app.price_list_entries to app_admin using (true) with check (true);

grant select on app.price_list_entries to app_technician;
create policy technician_reads on app.price_list_entries for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.price_list_entries for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.price_list_entries
  for each row execute function app_private.audit();
