-- An event belongs to the customer whose order or money it is about, whose webhooks receive it.
create or replace function app_private.complete_event() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.type like 'order.%' then
    new.service_order_id := new.entity_id;
    select o.customer_id, o.version into new.customer_id, new.version from app.service_orders o where o.id = new.entity_id;
  elsif new.payload ->> 'serviceOrderId' is not null then
    new.service_order_id := new.payload ->> 'serviceOrderId';
    select o.customer_id into new.customer_id from app.service_orders o where o.id = new.service_order_id;
  elsif new.type like 'payment.%' or new.type like 'reward.%' or new.type like 'invoice.%' then
    new.customer_id := new.payload ->> 'customerId';
  end if;
  return new;
end
$$;
create or replace trigger complete before insert on app_private.events
  for each row execute function app_private.complete_event();

-- Triggers from other files: queue_webhooks (settings/webhook_deliveries.sql).
