-- The caller, as the server set it for this transaction. Plain SQL without `set`, so that the planner can inline it.
create or replace function app_private.current_user_id() returns uuid
  language sql stable as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create or replace function app_private.current_customer_id() returns uuid
  language sql stable as $$ select nullif(current_setting('app.customer_id', true), '')::uuid $$;

create or replace function app_private.current_product_role() returns text
  language sql stable as $$ select coalesce(nullif(current_setting('app.role', true), ''), 'system') $$;

-- A technician limited to some facilities sees only their orders; null means all of them, as for the office.
create or replace function app_private.own_facility_ids() returns uuid[]
  language sql stable security definer set search_path = ''
  as $$ select array_remove(facility_ids, null) from app.users where id = app_private.current_user_id() and not is_office $$;

-- What a technician may see: `at_own_facility(facility_id, (select own_facility_ids()))`. The caller's facilities are an
-- argument so that they are looked up once per statement, and used once so that the planner inlines the function. Null
-- means no limit; a row without facility is visible only without one, hence the id that no facility has.
create or replace function app_private.at_own_facility(facility uuid, own uuid[]) returns boolean
  language sql immutable as $$ select coalesce(coalesce(facility, '00000000-0000-0000-0000-000000000000') = any (own), true) $$;

-- The same for rows that belong to an order. Strict: without a limit the order is not even read.
create or replace function app_private.order_at(order_id uuid, facilities uuid[]) returns boolean
  language sql stable strict security definer set search_path = ''
  as $$ select exists (select from app.service_orders where id = order_id and facility_id = any (facilities)) $$;
create or replace function app_private.order_at_own_facility(order_id uuid, own uuid[]) returns boolean
  language sql stable
  as $$ select coalesce(app_private.order_at(coalesce(order_id, '00000000-0000-0000-0000-000000000000'), own), true) $$;

-- The login of this id and the roles it has now, whatever its token says, whether the token's session has ended, and what that
-- session proves: called by the server once per request, before it takes a role, with the time of its own clock.
create or replace function app_private.login_state(login uuid, session uuid, moment timestamptz,
    out customer_id uuid, out disabled boolean, out roles text[], out signed_out boolean,
    out proved_at timestamptz, out opened_by_token boolean, out resets_password boolean, out office boolean)
  language sql stable security definer set search_path = ''
  as $$ select (select c.id from app.customers c where c.id = u.customer_id and c.status <> 'archived'), u.disabled,
      array(select r.role from app_private.user_roles r where r.user_id = u.id union select u.default_role),
      t.id is null, t.proved_at, t.opened_by is not null, t.resets_password, u.is_office
    from app.users u left join app_private.refresh_tokens t
      on t.id = session and t.user_id = u.id and t.kind = 'regular' and t.expires_at > moment
    where u.id = login $$;
grant execute on function app_private.login_state(uuid, uuid, timestamptz) to app_server;

grant execute on function app_private.current_user_id(), app_private.current_customer_id(), app_private.current_product_role(),
  app_private.own_facility_ids(), app_private.at_own_facility(uuid, uuid[]), app_private.order_at(uuid, uuid[]),
  app_private.order_at_own_facility(uuid, uuid[]), app_private.search_key(text[]), app_private.typo_keys(text[])
  to app_admin, app_technician, app_customer, app_user, app_public, app_system;
