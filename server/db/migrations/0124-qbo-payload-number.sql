-- The first payload of a job goes out under the job's id; another one, written after a refusal, needs a request id of its own.
alter table app.qbo_jobs add column payload_number integer not null default 0;
-- What waits, by when it is due: for the clock that wakes lanes.
create index qbo_jobs_due_idx on app.qbo_jobs (next_attempt_at) where status in ('pending', 'sending');
