-- The signature of the handover is all that its task asks for: it ticks it.
update app.tasks set completes_with = 'files'
  where task_name = 'Handover' and description = 'Hand over the keys.' and completes_with is null;
update app.order_tasks t set completes_with = d.completes_with from app.tasks d
  where d.id = t.task_id and d.task_name = 'Handover' and d.completes_with = 'files' and t.state = 'open';
