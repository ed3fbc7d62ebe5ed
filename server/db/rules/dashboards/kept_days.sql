-- The figures of dashboards, by day. A day that is kept and of which nothing has changed since is read as it was counted; any other
-- is counted from the rows. Changes note the day they touch in their own transaction, and only the job that keeps days takes notes
-- away, after it has counted with them: whoever sees a change sees its note, or a count that holds it.
grant select on app_private.kept_days, app_private.kept_figures, app_private.changed_days to app_admin, app_technician;
create policy staff_reads on app_private.kept_days for select to app_admin, app_technician using (true);
create policy staff_reads on app_private.changed_days for select to app_admin, app_technician using (true);
create policy admin_reads on app_private.kept_figures for select to app_admin using (true);
-- As service_orders.sql.
create policy technician_reads on app_private.kept_figures for select to app_technician
  using (figure in ('created', 'released') and app_private.at_own_facility(facility_id, (select app_private.own_facility_ids())));

-- Notes were not taken while there were no triggers, nor by what a migration changes.
delete from app_private.kept_days;
delete from app_private.changed_days;

-- When these days of the shop begin and end; the last goes on for good where what is later counts as well.
create or replace function app_private.spans_of_days(of_figure text, first date, last date, and_later boolean,
    out starts timestamptz[], out ends timestamptz[])
  language sql stable set search_path = '' as $$
  select array_agg(day at time zone zone order by day),
    array_agg(case when and_later and day::date = last then 'infinity' else (day + interval '1 day') at time zone zone end order by day)
  from (select case when of_figure in ('created', 'released', 'decided') then app_private.shop_zone() else 'UTC' end as zone) shop,
    generate_series(first::timestamp, last::timestamp, interval '1 day') day
$$;

-- What the rows that the caller sees give, by day (its place in the lists), facility and key.
create or replace function app_private.count_days(of_figure text, day_starts timestamptz[], day_ends timestamptz[])
  returns table (place integer, facility_id uuid, key text, count integer, cents bigint, hours float8[], order_ids uuid[])
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
      select n, o.facility_id, o.intake_method, count(*)::integer, null::bigint, null::float8[], null::uuid[]
      from app.service_orders o where o.created_at >= starts and o.created_at < ends
      group by o.facility_id, o.intake_method;
    when 'released' then return query
      select n, o.facility_id, '', count(*)::integer, null::bigint,
        array_agg(extract(epoch from o.released_at - o.checked_in_at)::float8 / 3600) filter (where o.checked_in_at is not null), null::uuid[]
      from app.service_orders o where o.released_at >= starts and o.released_at < ends
      group by o.facility_id;
    when 'decided' then return query
      select n, null::uuid, case when d.is_approved then 'approved' else 'declined' end, count(*)::integer, sum(d.total_cents)::bigint,
        array_agg((extract(epoch from d.decided_at - e.sent_at) / 3600)::float8) filter (where e.sent_at is not null), null::uuid[]
      from app.estimate_decisions d left join app.estimates e on e.id = d.estimate_id and e.sent_at is not null
      where d.decided_at >= starts and d.decided_at < ends
      group by d.is_approved;
    when 'collected' then return query
      select n, null::uuid, '', count(*)::integer, sum(p.amount_cents)::bigint, null::float8[], null::uuid[]
      from app.payments p where p.received_on >= first and p.received_on < later and p.method <> 'rewardCredit'
        and not exists (select from app.payment_reversals r where r.payment_id = p.id)
      having count(*) > 0;
    when 'invoiced' then return query
      select n, null::uuid, '', count(*)::integer, sum(i.subtotal_cents)::bigint, null::float8[], array_agg(distinct i.service_order_id)
      from app.invoices i where i.issue_date >= first and i.issue_date < later and i.status not in ('draft', 'void')
      having count(*) > 0;
    when 'earned' then return query
      select n, null::uuid, '', count(*)::integer,
        sum(l.total_price - round(l.quantity::numeric * l.purchase_cost / 1000))::bigint, null::float8[], null::uuid[]
      from app.invoices i join app.line_items l on l.invoice_id = i.id and l.invoice_id is not null and l.is_accepted
      where i.issue_date >= first and i.issue_date < later and i.status not in ('draft', 'void')
      having count(*) > 0;
    end case;
  end loop;
end
$$;

-- The same, read from what is kept where that still holds.
create or replace function app_private.figures_of_days(of_figure text, first date, last date, and_later boolean default false)
  returns table (place integer, facility_id uuid, key text, count integer, cents bigint, hours float8[], order_ids uuid[])
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
    select d.place::integer, k.facility_id, k.key, k.count, k.cents, k.hours, k.order_ids
    from unnest(spans.starts, spans.ends) with ordinality d (starts, ends, place)
      join app_private.kept_figures k on k.figure = of_figure and k.starts = d.starts and k.ends = d.ends
    -- By value, so that the index is asked for these days alone.
    where d.place = any (kept) and k.starts >= spans.starts[1] and k.starts <= spans.starts[cardinality(spans.starts)];
  return query
    select others[c.place], c.facility_id, c.key, c.count, c.cents, c.hours, c.order_ids
    from app_private.count_days(of_figure, array(select spans.starts[n] from unnest(others) n), array(select spans.ends[n] from unnest(others) n)) c;
end
$$;
grant execute on function app_private.figures_of_days(text, date, date, boolean), app_private.count_days(text, timestamptz[], timestamptz[]),
  app_private.spans_of_days(text, date, date, boolean) to app_admin, app_technician, app_system;

-- Keeps these days and no others; returns how many had to be counted. Notes are read before the rows, so that what is taken away has
-- been counted; what is noted meanwhile stays and is counted next time.
create or replace function app_private.keep_days(of_figure text, first date, last date) returns integer
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
    on conflict do nothing returning starts, ends
  ) select array_agg(a.starts order by a.starts), array_agg(a.ends order by a.starts) into day_starts, day_ends from added a;
  insert into app_private.kept_figures (figure, starts, ends, facility_id, key, count, cents, hours, order_ids)
    select of_figure, day_starts[c.place], day_ends[c.place], c.facility_id, c.key, c.count, c.cents, c.hours, c.order_ids
    from app_private.count_days(of_figure, day_starts, day_ends) c;
  delete from app_private.changed_days where id = any (seen);
  return coalesce(cardinality(day_starts), 0);
end
$$;
grant execute on function app_private.keep_days(text, date, date) to app_system;

-- Notes the moments; those that are null are of no day.
create or replace function app_private.note_change(figures text[], moments timestamptz[]) returns void
  language sql security definer set search_path = '' as $$
  insert into app_private.changed_days (figure, at)
    select distinct f, m from unnest(figures) f, unnest(moments) m where m is not null
$$;

create or replace function app_private.note_change(figures text[], days date[]) returns void
  language sql security definer set search_path = '' as $$
  select app_private.note_change(figures, array(select d::timestamp at time zone 'UTC' from unnest(days) d))
$$;

create or replace function app_private.note_day_of_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'UPDATE' or (old.created_at, old.facility_id, old.intake_method) is distinct from (new.created_at, new.facility_id, new.intake_method) then
    perform app_private.note_change('{created}', array[old.created_at, new.created_at]);
  end if;
  perform app_private.note_change('{released}', array[old.released_at, new.released_at]);
  return null;
end
$$;
create or replace trigger note_day after insert or delete on app.service_orders
  for each row execute function app_private.note_day_of_order();
create or replace trigger note_changed_day after update on app.service_orders
  for each row when ((old.created_at, old.facility_id, old.intake_method, old.released_at, old.checked_in_at)
    is distinct from (new.created_at, new.facility_id, new.intake_method, new.released_at, new.checked_in_at))
  execute function app_private.note_day_of_order();

create or replace function app_private.note_day_of_decision() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{decided}', array[old.decided_at, new.decided_at]);
  return null;
end
$$;
create or replace trigger note_day after insert or delete or update of decided_at, is_approved, total_cents, estimate_id on app.estimate_decisions
  for each row execute function app_private.note_day_of_decision();

create or replace function app_private.note_days_of_estimate() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{decided}', array(select d.decided_at from app.estimate_decisions d where d.estimate_id = new.id));
  return null;
end
$$;
create or replace trigger note_days after update on app.estimates
  for each row when (old.sent_at is distinct from new.sent_at) execute function app_private.note_days_of_estimate();

create or replace function app_private.note_day_of_payment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{collected}', array[old.received_on, new.received_on]);
  return null;
end
$$;
create or replace trigger note_day after insert or delete or update of received_on, amount_cents, method on app.payments
  for each row execute function app_private.note_day_of_payment();

create or replace function app_private.note_day_of_reversal() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{collected}',
    array(select p.received_on from app.payments p where p.id in (old.payment_id, new.payment_id)));
  return null;
end
$$;
create or replace trigger note_day after insert or delete or update of payment_id on app.payment_reversals
  for each row execute function app_private.note_day_of_reversal();

create or replace function app_private.note_day_of_invoice() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{invoiced,earned}', array[old.issue_date, new.issue_date]);
  return null;
end
$$;
create or replace trigger note_day after insert or delete on app.invoices
  for each row execute function app_private.note_day_of_invoice();
create or replace trigger note_changed_day after update on app.invoices
  for each row when ((old.issue_date, old.status in ('draft', 'void'), old.subtotal_cents, old.service_order_id)
    is distinct from (new.issue_date, new.status in ('draft', 'void'), new.subtotal_cents, new.service_order_id))
  execute function app_private.note_day_of_invoice();

create or replace function app_private.note_day_of_line() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{earned}',
    array(select i.issue_date from app.invoices i where i.id in (old.invoice_id, new.invoice_id)));
  return null;
end
$$;
create or replace trigger note_day after insert or delete
    or update of invoice_id, is_accepted, total_price, quantity, purchase_cost on app.line_items
  for each row execute function app_private.note_day_of_line();
