-- Staff read how the shop bills; admins add a new version, nobody changes an old one.
grant select, insert on app.billing_settings to app_admin;
create policy admin_reads on app.billing_settings for select to app_admin using (true);
create policy admin_adds on app.billing_settings for insert to app_admin with check (true);

grant select on app.billing_settings to app_technician;
create policy technician_reads on app.billing_settings for select to app_technician using (true);
