-- What a payer asks for, and what it pays at most. Caps are prices agreed with one payer: admins and the office read them, technicians
-- do not (`ServiceOrder.payerCheck` tells them what is missing, without amounts), and neither customers nor other payers ever do.
-- None is deleted: by which rule an order was judged stays known.
grant select, insert, update on app.payer_rules to app_admin;
create policy admin_reads on app.payer_rules for select to app_admin using (true);
create policy admin_adds on app.payer_rules for insert to app_admin with check (true);
create policy admin_changes on app.payer_rules for update to app_admin using (true) with check (true);

grant select on app.payer_rules to app_office;
create policy office_reads on app.payer_rules for select to app_office using (true);

create or replace trigger stamp before insert or update on app.payer_rules for each row execute function app_private.stamp();
create or replace trigger audit after insert or update on app.payer_rules for each row execute function app_private.audit();
comment on constraint payer_rules_verified_by_fkey on app.payer_rules is E'@fieldName verifiedByUser';
