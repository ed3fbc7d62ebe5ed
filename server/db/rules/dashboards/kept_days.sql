-- The figures of dashboards, by day. A day that is kept and of which nothing has changed since is read as it was counted; any other
-- is counted from the rows. Changes note the day they touch in their own transaction, and only the job that keeps days takes notes
-- away, after it has counted with them: whoever sees a change sees its note, or a count that holds it.
grant select on app_private.kept_days, app_private.kept_figures, app_private.changed_days to app_admin, app_technician;
create policy staff_reads on app_private.kept_days for select to app_admin, app_technician using (true);
create policy staff_reads on app_private.changed_days for select to app_admin, app_technician using (true);
create policy admin_reads on app_private.kept_figures for select to app_admin using (true);
-- As service_orders.sql.
create policy technician_reads on app_private.kept_figures for select to app_technician
  using (figure in ('created', 'released', 'checkedIn', 'comebacks', 'documented', 'steps', 'held', 'calibrated', 'visits') and app_private.at_own_facility(facility_id, (select app_private.own_facility_ids())));

-- Notes were not taken while there were no triggers, nor by what a migration changes.
delete from app_private.kept_days;
delete from app_private.changed_days;

-- When these days of the shop begin and end; the last goes on for good where what is later counts as well. Appointments alone lie
-- ahead: they count on their day.
create or replace function app_private.spans_of_days(of_figure text, first date, last date, and_later boolean,
    out starts timestamptz[], out ends timestamptz[])
  language sql stable set search_path = '' as $$
  with shop as materialized ( -- Otherwise the zone is looked up again for every day.
    select case when of_figure in ('collected', 'invoiced', 'firstInvoiced', 'earned') then 'UTC' else app_private.shop_zone() end as zone)
  select array_agg(day at time zone zone order by day),
    array_agg(case when and_later and day::date = last and of_figure <> 'visits' then 'infinity' else (day + interval '1 day') at time zone zone end order by day)
  from shop, generate_series(first::timestamp, last::timestamp, interval '1 day') day
$$;

-- What the rows that the caller sees give, by day (its place in the lists), facility and key; the orders by name where lists ask for
-- them and they are not simply those of the days.
create or replace function app_private.count_days(of_figure text, day_starts timestamptz[], day_ends timestamptz[])
  returns table (place integer, facility_id uuid, customer_kind text, key text, count integer, cents bigint, hours float8[], order_ids uuid[])
  language plpgsql stable set search_path = '' rows 100 as $$
declare
  -- A day at a time, by value: below a table's rules no index is asked for what another table says.
  starts timestamptz;
  ends timestamptz;
  first date;
  later date;
begin
  for n in 1..coalesce(cardinality(day_starts), 0) loop
    starts := day_starts[n];
    ends := day_ends[n];
    first := (starts at time zone 'UTC')::date;
    later := (ends at time zone 'UTC')::date;
    case of_figure
    when 'created' then return query
      select n, o.facility_id, c.customer_kind, o.intake_method, count(*)::integer, null::bigint, null::float8[], null::uuid[]
      from app.service_orders o join app.customers c on c.id = o.customer_id where o.created_at >= starts and o.created_at < ends
      group by 2, 3, 4;
    when 'released' then return query
      select n, o.facility_id, c.customer_kind,
        case when o.estimated_completion_date is null then '' when o.released_at <= o.estimated_completion_date then 'onTime' else 'late' end,
        count(*)::integer, null::bigint,
        array_agg(extract(epoch from o.released_at - o.checked_in_at)::float8 / 3600) filter (where o.checked_in_at is not null), null::uuid[]
      from app.service_orders o join app.customers c on c.id = o.customer_id where o.released_at >= starts and o.released_at < ends
      group by 2, 3, 4;
    when 'documented' then return query
      select n, counted.facility_id, counted.customer_kind, counted.found, count(*)::integer, null::bigint, null::float8[],
        case when counted.found = 'lacking' then array_agg(counted.id) end
      from (select o.id, o.facility_id, c.customer_kind, case when app_private.has_documents(o.id) then 'complete' else 'lacking' end as found
        from app.service_orders o join app.customers c on c.id = o.customer_id where o.released_at >= starts and o.released_at < ends) counted
      group by 2, 3, 4;
    when 'checkedIn' then return query
      select n, counted.facility_id, counted.customer_kind, counted.found, count(*)::integer, null::bigint, null::float8[],
        case when counted.found <> 'smooth' then array_agg(counted.id) end
      from (select o.id, o.facility_id, c.customer_kind, app_private.hold_of_arrival(o.id) as found
        from app.service_orders o join app.customers c on c.id = o.customer_id where o.checked_in_at >= starts and o.checked_in_at < ends) counted
      group by 2, 3, 4;
    when 'comebacks' then return query
      select n, counted.facility_id, counted.customer_kind, counted.found, count(*)::integer, null::bigint, null::float8[],
        case when counted.found = 'back' then array_agg(counted.id) end
      from (select o.id, o.facility_id, c.customer_kind, case when app_private.is_comeback(o.id) then 'back' else '' end as found
        from app.service_orders o join app.customers c on c.id = o.customer_id where o.checked_in_at >= starts and o.checked_in_at < ends) counted
      group by 2, 3, 4;
    when 'steps' then return query
      select n, o.facility_id, c.customer_kind, s.key, count(*)::integer, null::bigint, array_agg(step.hours), array_agg(o.id)
      from app.status_changes h join app.service_order_statuses s on s.id = h.to_status_id
        join app.service_orders o on o.id = h.service_order_id join app.customers c on c.id = o.customer_id,
        lateral (select app_private.hours_of_step(h.id) as hours) step
      where h.changed_at >= starts and h.changed_at < ends
        and h.to_status_id = any (array(select t.id from app.service_order_statuses t where t.key in ('approved', 'scheduled', 'invoiced')))
        and step.hours >= 0
      group by 2, 3, 4;
    when 'held' then return query
      select n, o.facility_id, c.customer_kind, coalesce(h.hold_reason_key, 'other'), count(*)::integer, null::bigint, null::float8[],
        array_agg(distinct o.id)
      from app.status_changes h join app.service_orders o on o.id = h.service_order_id join app.customers c on c.id = o.customer_id
      where h.changed_at >= starts and h.changed_at < ends
        and h.to_status_id = any (array(select t.id from app.service_order_statuses t where t.is_hold))
      group by 2, 3, 4;
    when 'calibrated' then return query
      select n, o.facility_id, c.customer_kind,
        y.key || ':' || case when a.result <> 'passed' then 'failed' when a.number = 1 then 'first' else 'later' end,
        count(*)::integer, null::bigint, null::float8[], null::uuid[]
      from app.calibration_attempts a join app.order_calibrations k on k.id = a.order_calibration_id
        join app.line_item_types y on y.id = k.line_item_type_id
        join app.service_orders o on o.id = a.service_order_id join app.customers c on c.id = o.customer_id
      where a.created_at >= starts and a.created_at < ends
        and not exists (select from app.calibration_attempts b where b.order_calibration_id = a.order_calibration_id and b.number > a.number)
      group by 2, 3, 4;
    when 'visits' then return query
      select n, a.facility_id, c.customer_kind, a.status, count(*)::integer,
        sum(extract(epoch from a.ends_at - a.starts_at) / 60)::bigint, null::float8[], null::uuid[]
      from app.appointments a left join app.customers c on c.id = a.customer_id
      where a.starts_at >= starts and a.starts_at < ends and a.status <> 'held'
      group by 2, 3, 4;
    when 'decided' then return query
      select n, o.facility_id, c.customer_kind, case when d.is_approved then 'approved' else 'declined' end, count(*)::integer,
        sum(d.total_cents)::bigint,
        array_agg((extract(epoch from d.decided_at - e.sent_at) / 3600)::float8) filter (where e.sent_at is not null), null::uuid[]
      from app.estimate_decisions d join app.estimates e on e.id = d.estimate_id
        join app.service_orders o on o.id = e.service_order_id join app.customers c on c.id = o.customer_id
      where d.decided_at >= starts and d.decided_at < ends
      group by 2, 3, 4;
    when 'collected' then return query
      select n, null::uuid, c.customer_kind, '', count(*)::integer, sum(p.amount_cents - p.returned_cents)::bigint, null::float8[], null::uuid[]
      from app.payments p join app.customers c on c.id = p.customer_id
      where p.received_on >= first and p.received_on < later and p.method <> 'rewardCredit' and p.returned_cents < p.amount_cents
        and not exists (select from app.payment_reversals r where r.payment_id = p.id)
      group by 3;
    when 'invoiced' then return query
      select n, o.facility_id, c.customer_kind, '', count(*)::integer, sum(i.subtotal_cents)::bigint, null::float8[],
        array_agg(distinct i.service_order_id)
      from app.invoices i join app.service_orders o on o.id = i.service_order_id join app.customers c on c.id = o.customer_id
      where i.issue_date >= first and i.issue_date < later and i.status not in ('draft', 'void')
      group by 2, 3;
    when 'firstInvoiced' then return query -- The orders, and in place of cents their calibrations.
      select n, o.facility_id, c.customer_kind, '', count(*)::integer, sum(app_private.count_calibrations(o.id))::bigint, null::float8[], null::uuid[]
      from app.invoices i join app.service_orders o on o.id = i.service_order_id join app.customers c on c.id = o.customer_id
      where i.issue_date >= first and i.issue_date < later and i.status not in ('draft', 'void')
        and not exists (select from app.invoices b where b.service_order_id = i.service_order_id and b.status not in ('draft', 'void')
          and (b.issue_date, b.id) < (i.issue_date, i.id))
      group by 2, 3;
    when 'earned' then return query
      select n, o.facility_id, c.customer_kind, '', count(*)::integer,
        sum(l.total_price - round(l.quantity::numeric * l.purchase_cost / 1000))::bigint, null::float8[], null::uuid[]
      from app.invoices i join app.line_items l on l.invoice_id = i.id and l.invoice_id is not null and l.is_accepted
        join app.service_orders o on o.id = i.service_order_id join app.customers c on c.id = o.customer_id
      where i.issue_date >= first and i.issue_date < later and i.status not in ('draft', 'void')
      group by 2, 3;
    end case;
    if of_figure in ('invoiced', 'earned') then -- What credit memos take back, on their own day and of no further order.
      return query
        select n, o.facility_id, c.customer_kind, 'memo', count(*)::integer, -sum(m.subtotal_cents)::bigint, null::float8[], null::uuid[]
        from app.credit_memos m join app.invoices i on i.id = m.invoice_id
          join app.service_orders o on o.id = i.service_order_id join app.customers c on c.id = o.customer_id
        where m.issued_on >= first and m.issued_on < later and m.voided_at is null
        group by 2, 3;
    end if;
  end loop;
end
$$;

-- The same, read from what is kept where that still holds.
create or replace function app_private.figures_of_days(of_figure text, first date, last date, and_later boolean default false)
  returns table (place integer, facility_id uuid, customer_kind text, key text, count integer, cents bigint, hours float8[], order_ids uuid[])
  language plpgsql stable set search_path = '' rows 200 as $$
declare
  spans record;
  kept integer[];
  others integer[];
begin
  spans := app_private.spans_of_days(of_figure, first, last, and_later);
  kept := array(
    select d.place from unnest(spans.starts, spans.ends) with ordinality d (starts, ends, place)
      join app_private.kept_days k on k.figure = of_figure and k.starts = d.starts and k.ends = d.ends
    where not exists (select from app_private.changed_days c where c.figure = of_figure and c.at >= d.starts and c.at < d.ends));
  others := array(select n from generate_series(1, cardinality(spans.starts)) n where n <> all (kept));
  return query
    select d.place::integer, k.facility_id, k.customer_kind, k.key, k.count, k.cents, k.hours, k.order_ids
    from unnest(spans.starts, spans.ends) with ordinality d (starts, ends, place)
      join app_private.kept_figures k on k.figure = of_figure and k.starts = d.starts and k.ends = d.ends
    -- By value, so that the index is asked for these days alone.
    where d.place = any (kept) and k.starts >= spans.starts[1] and k.starts <= spans.starts[cardinality(spans.starts)];
  return query
    select others[c.place], c.facility_id, c.customer_kind, c.key, c.count, c.cents, c.hours, c.order_ids
    from app_private.count_days(of_figure, array(select spans.starts[n] from unnest(others) n), array(select spans.ends[n] from unnest(others) n)) c;
end
$$;
grant execute on function app_private.figures_of_days(text, date, date, boolean), app_private.count_days(text, timestamptz[], timestamptz[]),
  app_private.spans_of_days(text, date, date, boolean) to app_admin, app_technician, app_system;

-- Keeps these days and no others, at most so many more, the latest first; returns how many had to be counted. Notes are read before the rows, so that what is taken away has
-- been counted; what is noted meanwhile stays and is counted next time.
create or replace function app_private.keep_days(of_figure text, first date, last date, most integer) returns integer
  language plpgsql set search_path = '' as $$
declare
  spans record;
  seen bigint[];
  day_starts timestamptz[];
  day_ends timestamptz[];
begin
  lock table app_private.kept_days in share row exclusive mode;
  seen := array(select c.id from app_private.changed_days c where c.figure = of_figure);
  spans := app_private.spans_of_days(of_figure, first, last, false);
  delete from app_private.kept_days k where k.figure = of_figure
    and (not exists (select from unnest(spans.starts, spans.ends) d (starts, ends) where d.starts = k.starts and d.ends = k.ends)
      or exists (select from app_private.changed_days c where c.figure = of_figure and c.at >= k.starts and c.at < k.ends));
  with added as (
    insert into app_private.kept_days (figure, starts, ends)
    select of_figure, d.starts, d.ends from unnest(spans.starts, spans.ends) d (starts, ends)
    where not exists (select from app_private.kept_days k where k.figure = of_figure and k.starts = d.starts and k.ends = d.ends)
    order by d.starts desc limit most
    returning starts, ends
  ) select array_agg(a.starts order by a.starts), array_agg(a.ends order by a.starts) into day_starts, day_ends from added a;
  insert into app_private.kept_figures (figure, starts, ends, facility_id, customer_kind, key, count, cents, hours, order_ids)
    select of_figure, day_starts[c.place], day_ends[c.place], c.facility_id, c.customer_kind, c.key, c.count, c.cents, c.hours, c.order_ids
    from app_private.count_days(of_figure, day_starts, day_ends) c;
  delete from app_private.changed_days where id = any (seen);
  return coalesce(cardinality(day_starts), 0);
end
$$;
grant execute on function app_private.keep_days(text, date, date, integer) to app_system;
