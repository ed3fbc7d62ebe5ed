-- What failed stops the way to the customer: it is calibrated again, or left undone by way of the hold.
update app.service_order_transitions t set guards = t.guards || 'noFailedResult'::text
from app.service_order_statuses origin, app.service_order_statuses target
where origin.id = t.from_status_id and origin.key = 'quality' and target.id = t.to_status_id and target.key = 'readyOut'
  and not 'noFailedResult' = any (t.guards);

-- Whoever reopens an order into a hold says why it is held.
update app.service_order_transitions t set guards = t.guards || 'holdReason'::text
from app.service_order_statuses origin, app.service_order_statuses target
where origin.id = t.from_status_id and origin.is_terminal and target.id = t.to_status_id and target.is_hold
  and not 'holdReason' = any (t.guards);

-- A scheduled order may stay so until its visit begins.
update app.service_orders o set status_due_at = visit.starts_at
from app.service_order_statuses s, (select service_order_id, min(starts_at) as starts_at from app.appointments
  where status = 'confirmed' group by service_order_id) visit
where s.id = o.status_id and s.key = 'scheduled' and s.sla_minutes is null and visit.service_order_id = o.id
  and o.status_due_at is distinct from visit.starts_at;

-- Alerts whose cause is gone need nobody.
update app.admin_notifications n set status = 'handled'
from app.service_orders o join app.service_order_statuses s on s.id = o.status_id left join app.addresses a on a.id = o.pickup_address_id
where n.status = 'unhandled' and o.id = n.service_order_id and case n.kind
  when 'estimateApproved' then s.key <> 'approved'
  when 'onHold' then s.category <> 'hold'
  when 'modifiedVehicle' then not o.ride_height_modified or o.ride_height_decision is not null
  when 'distanceMissing' then o.intake_method = 'dropOff' or a.distance_to_sensi is not null
  when 'outOfArea' then o.intake_method = 'dropOff' or coalesce(a.distance_to_sensi, 0) <= 75
  when 'noShow' then exists (select from app.appointments v
    where v.service_order_id = o.id and v.status in ('requested', 'confirmed', 'arrived') and v.created_at > n.created_at)
  when 'lateCancellation' then exists (select from app.appointments v
    where v.service_order_id = o.id and v.status in ('requested', 'confirmed', 'arrived') and v.created_at > n.created_at)
  else false end;
