-- Alignment sheets and reports of road tests are read for their vehicle too.
alter table app.scan_reports
  drop constraint scan_reports_phase_check,
  add constraint scan_reports_phase_check
    check (phase in ('pre', 'inProcess', 'post', 'calibration', 'alignment', 'roadTest')) not valid;

-- So are those of orders that are not invoiced yet and reports of calibrations that nobody has read.
with asked as (
  insert into app.scan_reports (file_id, service_order_id, blob_id, phase)
  select f.id, f.service_order_id, f.blob_id,
    case f.document_kind when 'calibrationReport' then 'calibration' else f.document_kind end
  from app.files f join app.service_orders o on o.id = f.service_order_id join app.service_order_statuses s on s.id = o.status_id
  where f.document_kind in ('calibrationReport', 'alignment', 'roadTest') and f.is_uploaded and f.version_of is null
    and (f.document_kind <> 'roadTest' or f.mime_type not like 'image/%' and f.mime_type not like 'video/%')
    and s.category not in ('billing', 'closed')
  on conflict (file_id) do nothing
  returning file_id, blob_id)
select graphile_worker.add_job('read-scan-report', json_build_object('blobId', asked.blob_id),
  queue_name => case when f.mime_type like 'image/%' then 'read-picture' else 'read-scan-report' end)
from asked join app.files f on f.id = asked.file_id;
