-- Whatever changes a figure of a day notes the moment, in the change's own transaction: see kept_days.sql.

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

-- Notes every day to which these orders count with these figures: for what is seldom, as it looks through all that they have.
create or replace function app_private.note_orders(orders uuid[], figures text[]) returns void
  language sql security definer set search_path = '' as $$
  insert into app_private.changed_days (figure, at)
  select distinct f, counted.at from unnest(figures) f join (
    select unnest('{created,released,documented,checkedIn,comebacks}'::text[]) as figure,
      unnest(array[o.created_at, o.released_at, o.released_at, o.checked_in_at, o.checked_in_at]) as at
    from app.service_orders o where o.id = any (orders)
    union all
    select figure, h.changed_at from app.status_changes h, unnest('{steps,held}'::text[]) figure where h.service_order_id = any (orders)
    union all
    select 'calibrated', a.created_at from app.calibration_attempts a where a.service_order_id = any (orders)
    union all
    select 'visits', a.starts_at from app.appointments a where a.service_order_id = any (orders)
    union all
    select 'decided', d.decided_at from app.estimates e join app.estimate_decisions d on d.estimate_id = e.id where e.service_order_id = any (orders)
    union all
    select figure, i.issue_date::timestamp at time zone 'UTC'
    from app.invoices i, unnest('{invoiced,firstInvoiced,earned}'::text[]) figure where i.service_order_id = any (orders)
    union all
    select figure, m.issued_on::timestamp at time zone 'UTC'
    from app.credit_memos m join app.invoices i on i.id = m.invoice_id, unnest('{invoiced,earned}'::text[]) figure
    where i.service_order_id = any (orders)
  ) counted on counted.figure = f where counted.at is not null
$$;

-- All orders of the vehicles with one of these VINs, whose visits may be comebacks of each other.
create or replace function app_private.note_visits_of(vins text[], vehicles uuid[]) returns void
  language sql security definer set search_path = '' as $$
  select app_private.note_change('{comebacks}', array(
    select o.checked_in_at from app.vehicles v join app.service_orders o on o.vehicle_id = v.id
    where v.vin_number = any (vins || array(select named.vin_number from app.vehicles named where named.id = any (vehicles)))))
$$;

-- How long a step took depends on what came before it.
create or replace function app_private.note_steps(orders uuid[]) returns void
  language sql security definer set search_path = '' as $$
  select app_private.note_change('{steps}', array(select h.changed_at from app.status_changes h where h.service_order_id = any (orders)))
$$;

create or replace function app_private.note_day_of_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{checkedIn,comebacks}', array[old.checked_in_at, new.checked_in_at]);
  perform app_private.note_change('{released,documented}', array[old.released_at, new.released_at]);
  if tg_op <> 'UPDATE' then
    perform app_private.note_change('{created}', array[old.created_at, new.created_at]);
    perform app_private.note_visits_of('{}', array[old.vehicle_id, new.vehicle_id]);
    return null;
  end if;
  if (old.created_at, old.intake_method) is distinct from (new.created_at, new.intake_method) then
    perform app_private.note_change('{created}', array[old.created_at, new.created_at]);
  end if;
  if (old.facility_id, old.customer_id) is distinct from (new.facility_id, new.customer_id) then
    perform app_private.note_orders(array[new.id],
      '{created,released,documented,checkedIn,comebacks,steps,held,calibrated,visits,decided,invoiced,firstInvoiced,earned}');
  end if;
  if (old.created_at, old.released_at) is distinct from (new.created_at, new.released_at) then
    perform app_private.note_steps(array[new.id]);
  end if;
  if (old.vehicle_id, old.released_at, old.checked_in_at) is distinct from (new.vehicle_id, new.released_at, new.checked_in_at) then
    perform app_private.note_visits_of('{}', array[old.vehicle_id, new.vehicle_id]);
  end if;
  return null;
end
$$;
create or replace trigger note_day after insert or delete on app.service_orders
  for each row execute function app_private.note_day_of_order();
create or replace trigger note_changed_day after update on app.service_orders
  for each row when ((old.created_at, old.facility_id, old.customer_id, old.vehicle_id, old.intake_method, old.released_at, old.checked_in_at,
      old.estimated_completion_date)
    is distinct from (new.created_at, new.facility_id, new.customer_id, new.vehicle_id, new.intake_method, new.released_at, new.checked_in_at,
      new.estimated_completion_date))
  execute function app_private.note_day_of_order();

create or replace function app_private.note_days_of_customer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_orders(array(select o.id from app.service_orders o where o.customer_id = new.id),
    '{created,released,documented,checkedIn,comebacks,steps,held,calibrated,decided,invoiced,firstInvoiced,earned}');
  perform app_private.note_change('{visits}', array(select a.starts_at from app.appointments a where a.customer_id = new.id));
  perform app_private.note_change('{collected}', array(select p.received_on from app.payments p where p.customer_id = new.id));
  return null;
end
$$;
create or replace trigger note_days after update on app.customers
  for each row when (old.customer_kind is distinct from new.customer_kind) execute function app_private.note_days_of_customer();

create or replace function app_private.note_days_of_vehicle() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_visits_of(array[old.vin_number, new.vin_number], '{}');
  return null;
end
$$;
create or replace trigger note_days after update on app.vehicles
  for each row when (old.vin_number is distinct from new.vin_number) execute function app_private.note_days_of_vehicle();

create or replace function app_private.note_days_of_status_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{steps,held}', array[old.changed_at, new.changed_at]);
  perform app_private.note_steps(array[old.service_order_id, new.service_order_id]);
  perform app_private.note_change('{checkedIn,comebacks}', array(
    select o.checked_in_at from app.service_orders o where o.id in (old.service_order_id, new.service_order_id)));
  return null;
end
$$;
create or replace trigger note_days after insert or update or delete on app.status_changes
  for each row execute function app_private.note_days_of_status_change();

create or replace function app_private.note_attempts_and_invoices(orders uuid[]) returns void
  language sql security definer set search_path = '' as $$
  select app_private.note_change('{calibrated}', array(
    select a.created_at from app.calibration_attempts a where a.service_order_id = any (orders)));
  select app_private.note_change('{firstInvoiced}', array(
    select i.issue_date from app.invoices i where i.service_order_id = any (orders)));
$$;

create or replace function app_private.note_days_of_calibration() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_attempts_and_invoices(array[old.service_order_id, new.service_order_id]);
  perform app_private.note_visits_of('{}', array(
    select o.vehicle_id from app.service_orders o where o.id in (old.service_order_id, new.service_order_id)));
  return null;
end
$$;
create or replace trigger note_days after insert or delete on app.order_calibrations
  for each row execute function app_private.note_days_of_calibration();
create or replace trigger note_changed_days after update on app.order_calibrations
  for each row when ((old.service_order_id, old.line_item_type_id, old.result = 'notRequired')
    is distinct from (new.service_order_id, new.line_item_type_id, new.result = 'notRequired'))
  execute function app_private.note_days_of_calibration();

create or replace function app_private.note_days_of_attempt() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{calibrated}', array[old.created_at, new.created_at]);
  perform app_private.note_change('{calibrated}', array(
    select a.created_at from app.calibration_attempts a
    where a.order_calibration_id in (old.order_calibration_id, new.order_calibration_id)));
  return null;
end
$$;
create or replace trigger note_days after insert or update or delete on app.calibration_attempts
  for each row execute function app_private.note_days_of_attempt();

create or replace function app_private.note_day_of_documents() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{documented}', array(
    select o.released_at from app.service_orders o where o.id in (old.service_order_id, new.service_order_id) and o.released_at is not null));
  return null;
end
$$;
create or replace trigger note_day after insert or update or delete on app.order_task_files
  for each row execute function app_private.note_day_of_documents();
create or replace trigger note_day after insert or delete or update of state, applies_when on app.order_tasks
  for each row execute function app_private.note_day_of_documents();
create or replace trigger note_day after insert or delete or update of is_uploaded, version_of, order_task_file_id, service_order_id on app.files
  for each row execute function app_private.note_day_of_documents();

create or replace function app_private.note_day_of_visit() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{visits}', array[old.starts_at, new.starts_at]);
  return null;
end
$$;
create or replace trigger note_day after insert or delete or update of starts_at, ends_at, status, facility_id, customer_id on app.appointments
  for each row execute function app_private.note_day_of_visit();

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
create or replace trigger note_day after insert or delete or update of received_on, amount_cents, returned_cents, method on app.payments
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
  perform app_private.note_change('{invoiced,firstInvoiced,earned}', array[old.issue_date, new.issue_date]);
  perform app_private.note_change('{firstInvoiced}', array(
    select i.issue_date from app.invoices i where i.service_order_id in (old.service_order_id, new.service_order_id)));
  return null;
end
$$;
create or replace trigger note_day after insert or delete on app.invoices
  for each row execute function app_private.note_day_of_invoice();
create or replace trigger note_changed_day after update on app.invoices
  for each row when ((old.issue_date, old.status in ('draft', 'void'), old.subtotal_cents, old.service_order_id)
    is distinct from (new.issue_date, new.status in ('draft', 'void'), new.subtotal_cents, new.service_order_id))
  execute function app_private.note_day_of_invoice();

create or replace function app_private.note_day_of_memo() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app_private.note_change('{invoiced,earned}', array[old.issued_on, new.issued_on]);
  return null;
end
$$;
create or replace trigger note_day after insert or delete or update of issued_on, subtotal_cents, voided_at, invoice_id on app.credit_memos
  for each row execute function app_private.note_day_of_memo();

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
