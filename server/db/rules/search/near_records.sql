-- Names of the caller's customers, of their contacts, and makes and models of vehicles, with a word that has one of these keys in common
-- (`typo_keys`): for each kind the first ones that the index leads to. It applies the rules itself, as `found_orders` says: keep them equal
-- to the select policies of the three tables.
create or replace function app_private.names_like(keys text[]) returns table (kind text, name text)
  language plpgsql stable security definer set search_path = '' as $$
declare
  own text := case
    when current_setting('role') in ('app_admin', 'app_technician', 'app_office', 'app_system') then 'true'
    when current_setting('role') in ('app_customer', 'app_user') then format('%%I = %L::uuid', app_private.current_customer_id())
    else 'false' end;
begin
  return query execute format('(select ''customer'', concat_ws('' '', company_name, first_name, last_name) from app.customers
      where app_private.typo_keys(company_name, first_name, last_name) && $1 and %1$s limit 200)
    union all (select ''contact'', contacts.name::text from app.contacts where app_private.typo_keys(contacts.name) && $1 and %2$s limit 200)
    union all (select distinct ''vehicle'', concat_ws('' '', make, model) from (select make, model from app.vehicles
      where app_private.typo_keys(make, model) && $1 and %2$s limit 1000) v)',
    format(own, 'id'), format(own, 'customer_id')) using keys;
end
$$;
grant execute on function app_private.names_like(text[]) to app_admin, app_technician, app_customer, app_user;

-- The caller's orders whose search text is like one of the patterns of each word; the newest of the first ones that are found.
create or replace function app_private.near_orders(words jsonb, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = '' as $$
declare
  condition text := app_private.orders_to_search();
  patterns jsonb;
begin
  for patterns in select jsonb_array_elements(words) loop
    condition := condition || format(' and o.search_text like any (%L::text[])', array(select jsonb_array_elements_text(patterns)));
  end loop;
  return query execute format('select id from (select o.id, o.created_at from app.service_orders o where %s limit 200) found
    order by created_at desc, id limit %s', condition, most);
end
$$;
grant execute on function app_private.near_orders(jsonb, integer) to app_admin, app_technician, app_customer, app_user;
