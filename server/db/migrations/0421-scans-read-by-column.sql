-- Scans of orders that are not invoiced yet are read again: codes are taken from their own column only, and more layouts and states are known.
with asked as (
  update app.scan_reports r set state = 'pending', report = null, read_at = null
  from app.files f, app.service_orders o, app.service_order_statuses s
  where f.id = r.file_id and o.id = r.service_order_id and s.id = o.status_id and s.category not in ('billing', 'closed')
    and f.version_of is null and r.phase in ('pre', 'inProcess', 'post') and r.state in ('read', 'unknownLayout')
  returning r.blob_id, f.mime_type)
select graphile_worker.add_job('read-scan-report', json_build_object('blobId', blob_id),
  queue_name => case when mime_type like 'image/%' then 'read-picture' else 'read-scan-report' end)
from asked;
