-- What states want drivers to be told: staff read it, admins add versions and verify them. None is changed or deleted, because people
-- have signed it.
grant select, insert on app.disclosure_texts to app_admin;
grant update (verified_by, verified_at) on app.disclosure_texts to app_admin;
create policy admin_reads on app.disclosure_texts for select to app_admin using (true);
create policy admin_adds on app.disclosure_texts for insert to app_admin with check (true);
create policy admin_verifies on app.disclosure_texts for update to app_admin using (true) with check (true);

grant select on app.disclosure_texts to app_technician;
create policy technician_reads on app.disclosure_texts for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.disclosure_texts for each row execute function app_private.stamp();
create or replace trigger audit after insert or update on app.disclosure_texts for each row execute function app_private.audit();
comment on constraint disclosure_texts_verified_by_fkey on app.disclosure_texts is E'@fieldName verifiedByUser\n@behavior -manyRelation:resource:list -manyRelation:resource:connection';
