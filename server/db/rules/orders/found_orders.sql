-- PostgreSQL may not ask an index for a text before the table's rules have been asked of every row, because the comparison could tell
-- of rows that they hide. So searches read with the owner's rights and apply the rules themselves: keep them equal to the select
-- policies of service_orders. The role is the one that the session has taken, which no argument and no setting of ours can claim.
create or replace function app_private.orders_to_search() returns text language plpgsql stable security definer set search_path = '' as $$
declare
  own uuid[] := app_private.own_facility_ids();
begin
  return case current_setting('role')
    when 'app_admin' then 'true'
    when 'app_system' then 'true'
    when 'app_office' then 'true'
    when 'app_technician' then case when own is null then 'true' else format('o.facility_id = any (%L::uuid[])', own) end
    when 'app_customer' then format('o.customer_id = %L::uuid', app_private.current_customer_id())
    when 'app_user' then format('o.customer_id = %L::uuid', app_private.current_customer_id())
    else 'false' end;
end
$$;

-- The caller's orders whose search text contains all words, or, at start, has for each a field that begins with it; at most one
-- more than `most`. The columns are those that all roles read.
create or replace function app_private.found_orders(words text[], at_start boolean, most integer)
  returns table (id uuid, internal_order_number text, customer_id uuid, facility_id uuid, assigned_technician_id uuid, status_id uuid,
    status_changed_at timestamptz, status_due_at timestamptz, calibration_type text, cost integer, invoice_total integer,
    invoice_number text, po_number text, intake_method text, promised_at timestamptz, estimated_completion_date timestamptz,
    released_at timestamptz, created_at timestamptz)
  language plpgsql stable security definer set search_path = ''
  -- A third of all orders, read from the index of a facility to spare some of the few that have the word, costs more than it spares.
  set cpu_index_tuple_cost = 0.03 as $$
declare
  condition text := app_private.orders_to_search();
  word text;
begin
  foreach word in array words loop
    word := regexp_replace(word, '([\\%_])', '\\\1', 'g');
    condition := condition || case
      when not at_start then format(' and o.search_text like %L', '%' || word || '%')
      -- The index knows letters and digits only, and nobody looks for a percent sign alone.
      when word !~ '[[:alnum:]]' then ' and false'
      else format(' and (o.search_text like %L or o.search_text like %L)', word || '%', '%|' || word || '%') end;
  end loop;
  -- Planned anew each time: what is rare is looked up in the index, what is frequent is soon found in any order.
  return query execute format('select o.id, o.internal_order_number, o.customer_id, o.facility_id, o.assigned_technician_id, o.status_id,
      o.status_changed_at, o.status_due_at, o.calibration_type, o.cost, o.invoice_total, o.invoice_number, o.po_number, o.intake_method,
      o.promised_at, o.estimated_completion_date, o.released_at, o.created_at
    from app.service_orders o where %s limit %s', condition, most + 1);
end
$$;
grant execute on function app_private.found_orders(text[], boolean, integer)
  to app_admin, app_technician, app_customer, app_user, app_public, app_system;
