-- An attempt that is under way: when it was started, and by whom. Its record takes the time over.
alter table app.order_calibrations add column attempt_started_at timestamptz;
alter table app.order_calibrations add column attempt_started_by uuid references app.users(id) on delete set null;
create index order_calibrations_attempt_started_by_idx on app.order_calibrations (attempt_started_by)
  where attempt_started_by is not null;
-- Why a failed attempt failed; attempts from before have only words.
alter table app.calibration_attempts add column failure_reason text
  check (failure_reason is null or result = 'failed');
