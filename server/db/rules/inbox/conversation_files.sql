-- The office reads which files came with a message; the files themselves have their own rules.
grant select on app.conversation_files to app_admin, app_office;
create policy office_reads on app.conversation_files for select to app_admin, app_office using (true);
comment on constraint conversation_files_conversation_message_id_fkey on app.conversation_files is E'@foreignFieldName files';
