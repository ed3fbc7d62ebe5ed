-- Which repair requires which calibration: staff read the rules, admins manage them; customers see only the resulting
-- suggestions.
grant select, insert, update, delete on app.calibration_rules to app_admin;
create policy admin_does_all on app.calibration_rules to app_admin using (true) with check (true);

grant select on app.calibration_rules to app_technician;
create policy technician_reads on app.calibration_rules for select to app_technician using (true);

create or replace trigger stamp before insert or update on app.calibration_rules for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.calibration_rules
  for each row execute function app_private.audit();
comment on constraint calibration_rules_verified_by_fkey on app.calibration_rules is E'@fieldName verifiedByUser';
