-- Staff see what each location charges as tax; admins manage it.
grant select, insert, update, delete on app.tax_rates to app_admin;
create policy admin_does_all on app.tax_rates to app_admin using (true) with check (true);

grant select on app.tax_rates to app_technician;
create policy technician_reads on app.tax_rates for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.tax_rates for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.tax_rates for each row execute function app_private.audit();
