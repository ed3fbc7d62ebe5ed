-- Staff see the addresses that bounced or complained; a verb clears them, providers' reports add them.
grant select on app.undeliverable_addresses to app_admin, app_technician;
create policy staff_reads on app.undeliverable_addresses for select to app_admin, app_technician using (true);

create or replace trigger audit after insert or update or delete on app.undeliverable_addresses
  for each row execute function app_private.audit();
