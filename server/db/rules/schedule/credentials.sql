-- What technicians are certified for: admins keep it, staff read it, because they assign each other's work. The certificate's file is
-- for admins and its holder (files.sql). Customers read the credential that counted on the certificate that they were given, and
-- nothing else. None is deleted: what somebody was competent for on a day stays known.
grant select, insert, update on app.credentials to app_admin;
create policy admin_reads on app.credentials for select to app_admin using (true);
create policy admin_adds on app.credentials for insert to app_admin with check (true);
create policy admin_changes on app.credentials for update to app_admin using (true) with check (true);

grant select on app.credentials to app_technician;
create policy technician_reads on app.credentials for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.credentials for each row execute function app_private.stamp();
create or replace trigger audit after insert or update on app.credentials for each row execute function app_private.audit();
