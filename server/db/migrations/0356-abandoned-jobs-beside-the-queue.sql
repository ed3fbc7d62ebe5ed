-- Abandoned jobs are freed beside the queue: no job does it, and the clock queues none.
do $$
begin
  if to_regclass('graphile_worker._private_known_crontabs') is null then
    return;
  end if;
  delete from graphile_worker._private_known_crontabs where identifier = 'free-abandoned-jobs';
  delete from graphile_worker._private_jobs where locked_at is null
    and task_id = (select id from graphile_worker._private_tasks where identifier = 'free-abandoned-jobs');
end
$$;
