-- Admins read messages, without what signs their recipients in or opens a document; technicians read the recipients and results
-- for the orders they see. Only the server writes.
call app_private.grant_all_but('select', 'app.messages', '{sealed_content}', 'app_admin');
create policy admin_reads on app.messages for select to app_admin using (true);

-- Without the text: it may contain prices.
grant select (id, channel, template, recipient, subject, status, error, attempts, repeats, locale, service_order_id, created_at,
    sent_at)
  on app.messages to app_technician;
create policy technician_reads_of_own_orders on app.messages for select to app_technician
  using (service_order_id is not null and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
comment on column app.messages.context is E'@behavior -*';
comment on column app.messages.sealed_content is E'@behavior -*';
comment on column app.messages.dedupe_key is E'@behavior -*';
comment on column app.messages.attached_documents is E'@behavior -*';
comment on column app.messages.reported_at is E'@behavior -*';
comment on column app.messages.may_arrive is E'@behavior -*';

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
