-- Staff see every order, technicians limited to some facilities only theirs. Customers see their own. Only the server's
-- verbs change an order's status and number or copy its invoice's amounts.
grant select, delete on app.service_orders to app_admin;
grant select on app.service_orders to app_technician;
call app_private.grant_all_but('select', 'app.service_orders', '{internal_notes, fuel_cost, created_by, updated_by, vin_seen, vin_confirmed_by, payer_id,
    packet_sent_at, packet_sent_by}',
  'app_customer, app_user');

-- The fields that people edit, when an order is created (insert) and later (update): also customers, all staff, only
-- admins.
call app_private.grant_columns('insert, update', 'app.service_orders', '{vehicle_id, pickup_address_id, repair_order_number,
    repair_order_file_id, po_number, claim_number, insurer_name, notes, towing_required, towing_notes, ride_height_modified, pickup_date,
    adhesive_cured_at}',
  'app_admin, app_technician, app_customer, app_user');
grant insert (id, customer_id, facility_id, calibration_type, intake_method, source, repair_operations) on app.service_orders
  to app_admin, app_technician, app_customer, app_user;
call app_private.grant_columns('insert, update', 'app.service_orders',
  '{assigned_technician_id, priority, internal_notes, promised_at, estimated_completion_date}', 'app_admin, app_technician');
grant update (facility_id, calibration_type, intake_method, fuel_cost, odometer_in, odometer_out, fuel_level_in)
  on app.service_orders to app_admin, app_technician;
grant insert (cost, fuel_cost),
  update (internal_order_number, customer_id, cost, ride_height_decision, ride_height_waiver_file_id, repair_operations)
  on app.service_orders to app_admin;

create policy admin_does_all on app.service_orders to app_admin using (true) with check (true);

-- No order at the caller's facilities is older. It leaves out none of them, but a list of the newest need not walk through all orders
-- of the shop for a facility that has few or none yet. An order that the statement itself adds is as old as its transaction.
create or replace function app_private.own_orders_since() returns timestamptz
  language sql stable security definer set search_path = ''
  as $$ select case when own is null then '-infinity' else least(now(), (select min(oldest.created_at) from unnest(own) facility,
      lateral (select o.created_at from app.service_orders o where o.facility_id = facility order by o.created_at limit 1) oldest)) end
    from (select app_private.own_facility_ids() as own) caller $$;
grant execute on function app_private.own_orders_since() to app_technician;

create policy technician_reads on app.service_orders for select to app_technician
  using (created_at >= (select app_private.own_orders_since())
    and app_private.at_own_facility(facility_id, (select app_private.own_facility_ids())));
create policy technician_adds on app.service_orders for insert to app_technician
  with check (app_private.at_own_facility(facility_id, (select app_private.own_facility_ids())));
create policy technician_changes on app.service_orders for update to app_technician
  using (app_private.at_own_facility(facility_id, (select app_private.own_facility_ids())))
  with check (app_private.at_own_facility(facility_id, (select app_private.own_facility_ids())));

create policy customer_reads_own on app.service_orders for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id());
create policy customer_adds_own on app.service_orders for insert to app_customer, app_user
  with check (customer_id = app_private.current_customer_id()
    and exists (select from app.customers c where c.id = customer_id and c.has_accepted_terms
      and c.terms_version = app_private.terms_in_force())
    and exists (select from app.vehicles v where v.id = vehicle_id and v.customer_id = app_private.current_customer_id())
    and (pickup_address_id is null
      or exists (select from app.addresses a where a.id = pickup_address_id and a.customer_id = app_private.current_customer_id())));
create policy customer_changes_own_during_intake on app.service_orders for update to app_customer, app_user
  using (customer_id = app_private.current_customer_id()
    and status_id in (select s.id from app.service_order_statuses s where s.category = 'intake'))
  with check (customer_id = app_private.current_customer_id()
    and exists (select from app.vehicles v where v.id = vehicle_id and v.customer_id = app_private.current_customer_id())
    and (pickup_address_id is null
      or exists (select from app.addresses a where a.id = pickup_address_id and a.customer_id = app_private.current_customer_id())));

-- A new order gets its number, starts in the initial status and gets its search text. The VIN stays confirmed as long as
-- the order's vehicle has the VIN that was seen.
create or replace function app_private.prepare_service_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  vin text;
begin
  new.internal_order_number := coalesce(new.internal_order_number, 'SO-' || nextval('app_private.order_numbers'));
  if new.status_id is null then
    select id into strict new.status_id from app.service_order_statuses where is_initial;
  end if;
  select app_private.search_key(new.internal_order_number, new.repair_order_number, new.po_number, new.claim_number, new.invoice_number,
      v.vin_number, v.vehicle_description, v.license_plate, c.company_name, c.first_name, c.last_name,
      new.insurer_name, v.owner_first_name, v.owner_last_name), v.vin_number
    into new.search_text, vin
    from app.vehicles v, app.customers c where v.id = new.vehicle_id and c.id = new.customer_id;
  new.search_text := coalesce(new.search_text, '');
  if new.vin_seen is distinct from vin then
    new.vin_confirmed_at := null;
    new.vin_confirmed_by := null;
  end if;
  return new;
end
$$;
-- Where the numbers stand, the server sets for an admin.
grant update on sequence app_private.order_numbers to app_system;
create or replace trigger prepare before insert or update on app.service_orders
  for each row execute function app_private.prepare_service_order();

create or replace trigger stamp before insert or update on app.service_orders for each row execute function app_private.stamp();
create or replace trigger audit after insert or update or delete on app.service_orders for each row execute function app_private.audit();
create or replace trigger wake after insert or update or delete on app.service_orders for each statement execute function app_private.wake();
comment on constraint service_orders_vin_confirmed_by_fkey on app.service_orders is E'@fieldName vinConfirmedByUser';
-- What the way costs us is the staff's to see.
create or replace function app_private.fuel_cost_of_order(of_order uuid) returns integer
  language sql stable security definer set search_path = ''
  as $$ select fuel_cost from app.service_orders
    where id = of_order and app_private.current_product_role() in ('admin', 'technician') $$;
grant execute on function app_private.fuel_cost_of_order(uuid) to app_admin, app_technician, app_customer, app_user;
comment on column app.service_orders.fuel_cost is E'@behavior -attribute:select -attribute:filterBy -attribute:orderBy';
comment on column app.service_orders.search_text is E'@behavior -attribute:select -attribute:orderBy';

-- Triggers from other files: note_changed_day, note_day (dashboards/noted_changes.sql); take_appointment_along
-- (schedule/appointments.sql); tell_change (shared/7-live-orders.sql); will_enter_other_status, will_enter_status
-- (statuses/service_order_statuses.sql).
