-- Staff read former versions of emails; only the trigger of the texts writes them.
grant select on app.email_template_versions to app_admin, app_technician;
create policy staff_reads on app.email_template_versions for select to app_admin, app_technician using (true);
comment on constraint email_template_versions_saved_by_fkey on app.email_template_versions is E'@fieldName savedByUser';
