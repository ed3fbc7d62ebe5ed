-- Admins see which links are open; only the server reads by token.
call app_private.grant_all_but('select', 'app.billing_links', '{token_hash}', 'app_admin, app_office');
create policy admin_reads on app.billing_links for select to app_admin, app_office using (true);
comment on column app.billing_links.token_hash is E'@behavior -*';

create or replace trigger take_customer before insert or update on app.billing_links
  for each row execute function app_private.take_customer_of_document();
