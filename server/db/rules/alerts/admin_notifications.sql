-- Admins and the office see and handle alerts. Technicians raise them on orders they see and read those, except what names invoices' amounts,
-- which they do not see. Customers' alerts come from their actions.
grant select, insert (id, message, status, service_order_id), update (status) on app.admin_notifications to app_admin, app_office;
create policy admin_reads on app.admin_notifications for select to app_admin, app_office using (true);
create policy admin_adds on app.admin_notifications for insert to app_admin, app_office with check (status = 'unhandled');
create policy admin_handles on app.admin_notifications for update to app_admin, app_office using (true) with check (true);

grant select, insert (id, message, status, service_order_id) on app.admin_notifications to app_technician;
create policy technician_reads_on_own_orders on app.admin_notifications for select to app_technician
  using (kind not in ('paymentReversed', 'cardDispute', 'cardRefundFailed', 'cardPaymentDiffers', 'creditLimit')
    and service_order_id is not null and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy technician_adds_on_own_orders on app.admin_notifications for insert to app_technician
  with check (status = 'unhandled' and service_order_id is not null
    and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

-- The key and parameters of its message, which the API says in the reader's language.
comment on column app.admin_notifications.message_text is E'@behavior -*';

-- The server sets when and by whom an alert was handled.
create or replace function app_private.mark_handled() returns trigger language plpgsql as $$
begin
  if new.status = 'handled' and old.status <> 'handled' then
    new.handled_at := now();
    new.handled_by := app_private.current_user_id();
  elsif new.status = 'unhandled' then
    new.handled_at := null;
    new.handled_by := null;
  end if;
  return new;
end
$$;
create or replace trigger mark_handled before update on app.admin_notifications
  for each row execute function app_private.mark_handled();
create or replace trigger stamp before insert or update on app.admin_notifications for each row execute function app_private.stamp();
create or replace trigger wake after insert or update or delete on app.admin_notifications
  for each statement execute function app_private.wake();

-- Emits an event whenever an alert is raised or handled, whatever caused it.
create or replace function app_private.emit_alert() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into app_private.events (type, entity_id, actor_id, actor_role, payload)
    values (case when new.status = 'handled' then 'alert.handled' else 'alert.raised' end, new.id, app_private.current_user_id(),
      app_private.current_product_role(), jsonb_strip_nulls(jsonb_build_object('kind', new.kind, 'severity', new.severity,
        'message', new.message, 'serviceOrderId', new.service_order_id)));
  end if;
  return null;
end
$$;
create or replace trigger emit after insert or update of status on app.admin_notifications
  for each row execute function app_private.emit_alert();

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
