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

-- Who is of the office no more sees to no conversation: what they had is anyone's, at once or when it is opened again.
create or replace function app_private.is_of_office(user_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from app.users where id = user_id and not disabled and (default_role = 'admin' or is_office)) $$;
grant execute on function app_private.is_of_office(uuid) to app_system;

create or replace function app_private.give_back_conversations() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not app_private.is_of_office(new.id) then
    update app.conversations set assigned_to_id = null where assigned_to_id = new.id and status = 'open';
  end if;
  return null;
end
$$;
create or replace trigger give_back_conversations after update of disabled, default_role, is_office on app.users
  for each row execute function app_private.give_back_conversations();

create or replace function app_private.open_for_anyone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not app_private.is_of_office(new.assigned_to_id) then new.assigned_to_id := null; end if;
  return new;
end
$$;
create or replace trigger open_for_anyone before update of status on app.conversations
  for each row when (old.status = 'done' and new.status = 'open' and new.assigned_to_id is not null)
  execute function app_private.open_for_anyone();
