-- The office reads what came in and went out.
grant select on app.conversation_messages to app_admin, app_office;
create policy office_reads on app.conversation_messages for select to app_admin, app_office using (true);
comment on constraint conversation_messages_conversation_id_fkey on app.conversation_messages is E'@foreignFieldName messages';
comment on constraint conversation_messages_author_id_fkey on app.conversation_messages is E'@fieldName author';
comment on column app.conversation_messages.remarks is 'Sentences about what could not be read or was left out, in the reader''s language.';
comment on column app.conversation_messages.received_mail_id is E'@behavior -*';
comment on column app.conversation_messages.answer_to is E'@behavior -*';

-- What was posted on an order stays, but for what came by mail or text and was placed there by mistake.
create or replace function app_private.withdraw_received_message(of_message uuid) returns void
  language sql security definer set search_path = ''
  as $$ delete from app.order_messages m using app.conversation_messages c
    where c.id = of_message and c.direction = 'in' and m.id = c.order_message_id $$;
grant execute on function app_private.withdraw_received_message(uuid) to app_system;
