-- Everyone signed in may read who the shop is and what its way costs; admins add a new version, nobody changes an old one.
grant select, insert on app.shop_settings to app_admin;
create policy admin_reads on app.shop_settings for select to app_admin using (true);
create policy admin_adds on app.shop_settings for insert to app_admin with check (true);

grant select on app.shop_settings to app_technician, app_customer, app_user;
create policy signed_in_reads on app.shop_settings for select to app_technician, app_customer, app_user using (true);

-- Pages show the company's name and logo from then on.
create trigger shop_settings_wake after insert on app.shop_settings
  for each statement execute function app_private.wake();
