-- The messages of an order. Customers read and write the thread with the shop; the internal one is for staff.
revoke update, delete on app.order_messages from app_system;

grant select on app.order_messages to app_admin, app_technician;
create policy admin_reads on app.order_messages for select to app_admin using (true);
create policy technician_reads on app.order_messages for select to app_technician
  using (app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));

grant select (id, service_order_id, customer_id, body, author_name, from_customer, created_at, file_count)
  on app.order_messages to app_customer, app_user;
create policy customer_reads_own on app.order_messages for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id() and not is_internal);

create or replace trigger take_customer before insert on app.order_messages
  for each row execute function app_private.take_customer_of_order();
comment on constraint order_messages_author_id_fkey on app.order_messages is E'@fieldName author';

-- What is said on an order stands in its conversation: word from outside opens it again and ends its rest, and an answer is
-- all that somebody has to read.
create or replace function app_private.follow_in_conversation() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  words text := left(btrim(regexp_replace(new.body, '\s+', ' ', 'g')), 200);
begin
  insert into app.conversations as c (service_order_id, channel, contact_name, status, is_unread, last_said_at, last_words, last_from_outside)
  values (new.service_order_id, 'order', case when new.from_customer then left(new.author_name, 200) else '' end,
    case when new.from_customer then 'open' else 'done' end, new.from_customer, new.created_at, words, new.from_customer)
  on conflict (service_order_id) do update set
    channel = case when new.from_customer then 'order' else c.channel end,
    contact_name = coalesce(nullif(excluded.contact_name, ''), c.contact_name),
    status = case when new.from_customer then 'open' else c.status end,
    is_unread = new.from_customer,
    snoozed_until = case when new.from_customer then null else c.snoozed_until end,
    last_said_at = greatest(c.last_said_at, excluded.last_said_at),
    last_words = excluded.last_words,
    last_from_outside = new.from_customer;
  return null;
end
$$;
create or replace trigger follow_in_conversation after insert on app.order_messages
  for each row when (not new.is_internal) execute function app_private.follow_in_conversation();

-- Triggers from other files: tell_change (shared/7-live-orders.sql).
