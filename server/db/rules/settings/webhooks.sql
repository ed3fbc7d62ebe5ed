-- Admins manage the shop's webhooks, customers their own, through verbs; only the server reads the secret.
grant select (id, customer_id, url, event_types, is_active, failed_at, created_at, updated_at, created_by, updated_by, version)
  on app.webhooks to app_admin, app_customer;
create policy admin_reads_shops on app.webhooks for select to app_admin using (customer_id is null);
create policy customer_reads_own on app.webhooks for select to app_customer
  using (customer_id = app_private.current_customer_id());

create or replace trigger stamp before insert or update on app.webhooks for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.webhooks for each row execute function app_private.audit();
comment on column app.webhooks.sealed_secret is E'@behavior -*';
