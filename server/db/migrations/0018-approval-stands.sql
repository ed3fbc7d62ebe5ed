-- What was approved for another vehicle is approved again before the work begins. Orders without an estimate are not concerned.
update app.service_order_transitions t set guards = t.guards || 'approvalStands'::text
from app.service_order_statuses origin, app.service_order_statuses target
where origin.id = t.from_status_id and origin.key = 'inspect' and target.id = t.to_status_id and target.key = 'calibrate';
