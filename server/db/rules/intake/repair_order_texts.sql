-- Everyone who sees a file may read its text; only the server writes it.
grant select on app_private.repair_order_texts to app_admin, app_technician, app_customer, app_user;
create policy readers_of_file_read on app_private.repair_order_texts for select to app_admin, app_technician, app_customer, app_user
  using (file_id in (select f.id from app.files f));

-- The page of the order shows the result, so its readers are notified.
create or replace function app_private.tell_read_repair_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.tell_order_change(o)
  from app.service_orders o join app.files f on f.service_order_id = o.id where f.id = new.file_id;
  return null;
end
$$;
create or replace trigger tell_change after update of state on app_private.repair_order_texts
  for each row execute function app_private.tell_read_repair_order();
