-- The office reads what came in and went out.
grant select on app.conversation_messages to app_admin, app_office;
create policy office_reads on app.conversation_messages for select to app_admin, app_office using (true);
comment on constraint conversation_messages_conversation_id_fkey on app.conversation_messages is E'@foreignFieldName messages';
comment on constraint conversation_messages_author_id_fkey on app.conversation_messages is E'@fieldName author';
comment on column app.conversation_messages.received_mail_id is E'@behavior -*';
