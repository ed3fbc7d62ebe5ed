-- What every area says of the shop and its customers in the same way. In a query over many rows the zone is asked for as
-- `(select app_private.shop_zone())`, so that it is looked up once.
create or replace function app_private.shop_zone() returns text
  language sql stable security definer set search_path = ''
  as $$ select coalesce((select time_zone from app.facilities where is_base order by created_at limit 1), 'UTC') $$;

-- The company, or else the person.
create or replace function app_private.customer_name(company text, first_name text, last_name text) returns text
  language sql immutable as $$ select coalesce(nullif(company, ''), trim(first_name || ' ' || last_name)) $$;

-- As people name where an address lies: by it pickups are counted and listed.
create or replace function app_private.place_name(city text, state text) returns text
  language sql immutable parallel safe
  as $$ select city || case when state = '' then '' else ', ' || state end $$;
grant execute on function app_private.shop_zone(), app_private.customer_name(text, text, text), app_private.place_name(text, text)
  to app_admin, app_technician, app_customer, app_user, app_public, app_system;
