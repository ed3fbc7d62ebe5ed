-- What a repair order says is kept as it was understood, beside its text; data files of estimating programs have no text.

alter table app_private.repair_order_texts add column document jsonb check (jsonb_typeof(document) = 'object'),
  add column format text check (char_length(format) <= 40); -- the name of a format that nobody reads
alter table app_private.repair_order_texts drop constraint repair_order_texts_state_check;
alter table app_private.repair_order_texts add constraint repair_order_texts_state_check
  check (state in ('pending', 'read', 'noText', 'failed', 'unsupported'));

-- Photos were not read until now.
update app_private.repair_order_texts t set state = 'pending'
from app.files f where f.id = t.file_id and t.state = 'noText' and f.is_uploaded;
select graphile_worker.add_job('read-repair-order', json_build_object('blobId', blob_id), queue_name => 'read-repair-order')
from app_private.repair_order_texts where state = 'pending';
