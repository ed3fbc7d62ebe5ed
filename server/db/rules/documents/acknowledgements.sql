-- Who acknowledged what is written by the server alone and never edited. Whoever sees the order sees it; from where, admins only.
revoke update, delete on app.acknowledgements from app_system;
grant update (customer_id) on app.acknowledgements to app_system;

grant select on app.acknowledgements to app_admin;
create policy admin_reads on app.acknowledgements for select to app_admin, app_office using (true);

call app_private.grant_all_but('select', 'app.acknowledgements', '{ip, user_agent}', 'app_technician, app_customer, app_user');
create policy technician_reads on app.acknowledgements for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy customer_reads_own on app.acknowledgements for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

create or replace trigger take_customer before insert on app.acknowledgements
  for each row execute function app_private.take_customer_of_order();
comment on column app.acknowledgements.ip is E'@behavior -*';
comment on column app.acknowledgements.user_agent is E'@behavior -*';
comment on constraint acknowledgements_recorded_by_fkey on app.acknowledgements is E'@behavior -*';
comment on constraint acknowledgements_document_id_fkey on app.acknowledgements is E'@foreignSingleFieldName acknowledgement';
comment on constraint acknowledgements_signature_file_id_fkey on app.acknowledgements is E'@behavior -manyRelation:resource:list -manyRelation:resource:connection';
-- Triggers from other files: tell_change (shared/7-live-orders.sql).
