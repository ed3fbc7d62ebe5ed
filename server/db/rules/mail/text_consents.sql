-- Staff see every consent to text messages, customers their own. Nobody changes one: the next says otherwise.
grant select on app.text_consents to app_admin, app_technician, app_customer, app_user;
create policy staff_reads on app.text_consents for select to app_admin, app_technician using (true);
create policy customer_reads_own on app.text_consents for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());

-- The latest word about a telephone of this customer; null when there was none.
create or replace function app_private.may_text(of_customer uuid, to_phone text) returns boolean
  language sql stable set search_path = ''
  as $$ select is_given from app.text_consents where customer_id = of_customer and phone = to_phone
    order by recorded_at desc limit 1 $$;
grant execute on function app_private.may_text(uuid, text) to app_system;

-- Whether the latest reply from a telephone, to whichever customer, was STOP.
create or replace function app_private.has_stopped(phone text) returns boolean
  language sql stable set search_path = ''
  as $$ select coalesce((select not c.is_given from app.text_consents c where c.phone = has_stopped.phone and c.method = 'reply'
    order by c.recorded_at desc limit 1), false) $$;
grant execute on function app_private.has_stopped(text) to app_system;

create or replace trigger audit after insert or update or delete on app.text_consents
  for each row execute function app_private.audit();
comment on constraint text_consents_recorded_by_fkey on app.text_consents is E'@fieldName recordedByUser';
