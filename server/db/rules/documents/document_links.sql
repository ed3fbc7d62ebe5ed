-- Links to an order's packet: staff see those of the orders they see, customers their own. Only the server reads by token.
call app_private.grant_all_but('select', 'app.document_links', '{token_hash}', 'app_admin, app_technician, app_customer, app_user');
create policy admin_reads on app.document_links for select to app_admin using (true);
create policy technician_reads on app.document_links for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy customer_reads_own on app.document_links for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());
comment on column app.document_links.token_hash is E'@behavior -*';

create or replace trigger take_customer before insert on app.document_links
  for each row execute function app_private.take_customer_of_order();
create or replace trigger audit after insert or update or delete on app.document_links for each row execute function app_private.audit();
comment on constraint document_links_created_by_fkey on app.document_links is E'@fieldName creator\n@behavior -manyRelation:resource:list -manyRelation:resource:connection';
create or replace trigger bounded before insert on app.document_links for each row execute function app_private.bounded('service_order_id', '100');
-- Triggers from other files: tell_change (shared/7-live-orders.sql).
