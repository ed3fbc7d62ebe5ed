-- Servers of the release before read and write it while they are replaced; the API has `credentials`.
grant select, insert, update, delete on app.competences to app_admin;
create policy admin_does_all on app.competences to app_admin using (true) with check (true);

grant select on app.competences to app_technician;
create policy technician_reads on app.competences for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.competences for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.competences for each row execute function app_private.audit();
comment on table app.competences is E'@behavior -*';
