-- Who pays besides the customer: staff read and name them on orders, admins manage them. Customers do not learn who is a payer here
-- or what it asks for. None is deleted: orders name it, and one that took its name from another is merged.
grant select, insert, update on app.payers to app_admin;
create policy admin_reads on app.payers for select to app_admin using (true);
create policy admin_adds on app.payers for insert to app_admin with check (true);
create policy admin_changes on app.payers for update to app_admin using (true) with check (true);

grant select on app.payers to app_technician;
create policy technician_reads on app.payers for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.payers for each row execute function app_private.stamp();
create or replace trigger audit after insert or update on app.payers for each row execute function app_private.audit();
comment on constraint payers_merged_into_id_fkey on app.payers is E'@fieldName mergedInto\n@foreignFieldName mergedPayers';
