-- Everyone who sees a webhook sees its deliveries and their responses.
grant select (id, webhook_id, event_type, entity_id, status, attempts, next_attempt_at, response_status, error, created_at, delivered_at)
  on app.webhook_deliveries to app_admin, app_customer;
create policy owner_of_webhook_reads on app.webhook_deliveries for select to app_admin, app_customer
  using (webhook_id in (select id from app.webhooks));
comment on column app.webhook_deliveries.event_number is E'@behavior -*';

-- Queues each event for the webhooks that subscribe to it, in the transaction in which it happened. Customers receive events of
-- their own orders, without internal messages and files.
create or replace function app_private.queue_webhooks() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
begin
  for told in
    insert into app.webhook_deliveries (webhook_id, event_number, event_type, entity_id)
    select w.id, new.number, new.type, new.entity_id from app.webhooks w
    where w.is_active and new.type = any (w.event_types)
      and (w.customer_id is null or (w.customer_id = new.customer_id and not coalesce((new.payload ->> 'isInternal')::boolean, false)
        and not exists (select from app.files f where f.id = new.entity_id and not f.customer_visible)))
    returning webhook_id
  loop
    -- In a queue of its own: one job after the other, or a slow receiver would be sent each event several times.
    perform graphile_worker.add_job('deliver-webhooks', json_build_object('webhookId', told), queue_name => 'webhook:' || told,
      job_key => 'webhook:' || told);
  end loop;
  return null;
end
$$;
create or replace trigger queue_webhooks after insert on app_private.events
  for each row execute function app_private.queue_webhooks();
