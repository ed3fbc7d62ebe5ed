-- The office reads what people write to the shop; only the server writes it down.
grant select on app.conversations to app_admin, app_office;
create policy office_reads on app.conversations for select to app_admin, app_office using (true);

create or replace trigger take_customer before insert or update of service_order_id on app.conversations
  for each row when (new.service_order_id is not null) execute function app_private.take_customer_of_order();
create or replace trigger stamp before update on app.conversations for each row execute function app_private.stamp_time();
create or replace trigger audit after update or delete on app.conversations
  for each row execute function app_private.audit();
comment on constraint conversations_assigned_to_id_fkey on app.conversations is E'@fieldName assignedTo';
comment on column app.conversations.search_text is E'@behavior -attribute:select -attribute:orderBy';
comment on column app.conversations.said_text is E'@behavior -*';

-- Found by who wrote, by the order and the customer, and by what was said lately.
create or replace function app_private.search_conversation() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  of_order text;
  of_customer text;
begin
  if tg_op = 'INSERT' or new.last_words is distinct from old.last_words then
    new.said_text := left(app_private.search_key(new.last_words) || '|' || new.said_text, 4000);
  end if;
  select search_text into of_order from app.service_orders where id = new.service_order_id;
  select search_text into of_customer from app.customers where id = new.customer_id;
  new.search_text := app_private.search_key(new.contact_name, new.address, new.subject)
    || '|' || concat_ws('|', of_order, of_customer, new.said_text);
  return new;
end
$$;
-- After take_customer: triggers of one row run by their names.
create or replace trigger with_search before insert or update on app.conversations
  for each row execute function app_private.search_conversation();
create or replace trigger wake after insert or update or delete on app.conversations
  for each statement execute function app_private.wake();
