-- Why an order was put on hold stays in its history. The audit wrote the reason at the moment of the change.
alter table app.status_changes add column hold_reason_key text;
update app.status_changes h set hold_reason_key = a.changes -> 'hold_reason_key' ->> 1
  from app.audit_entries a
  where a.entity = 'service_orders' and a.entity_id = h.service_order_id and a.at = h.changed_at and a.changes ? 'hold_reason_key';
update app.status_changes h set hold_reason_key = o.hold_reason_key
  from app.service_orders o
  where o.id = h.service_order_id and o.hold_reason_key is not null and h.hold_reason_key is null and h.to_status_id = o.status_id
    and h.changed_at = o.status_changed_at;

-- Figures are asked for by kind of customer too.
alter table app_private.kept_figures add column customer_kind text;

-- What is counted by its day. Partial, as the API would offer to sort and filter by the columns of any other index.
create index service_orders_arrived_idx on app.service_orders (checked_in_at) include (facility_id, customer_id) where checked_in_at is not null;
create index calibration_attempts_performed_idx on app.calibration_attempts (performed_by, created_at) where performed_by is not null;
create index status_changes_held_idx on app.status_changes (changed_at) include (service_order_id) where hold_reason_key is not null;
