-- A task that asks for nothing but its files, or nothing but the readiness checks, is done when they are there: nobody
-- ticks it. `completed_itself` tells such a tick from a person's, who alone takes theirs back.
alter table app.tasks add column completes_with text check (completes_with in ('files', 'readinessChecks'));
alter table app.order_tasks add column completes_with text check (completes_with in ('files', 'readinessChecks'));
alter table app.order_tasks add column completed_itself boolean not null default false;

-- The tasks that every shop begins with, where they still ask for what they asked for at first.
update app.tasks set completes_with = 'files' where (task_name, description) in (
  ('Vehicle walk-around', 'Photograph the vehicle from four sides.'),
  ('VIN and odometer', 'Photograph VIN plate and odometer.'),
  ('Dash lights', 'Photograph the instrument cluster with ignition on.'),
  ('Pre-scan', 'Read all modules before work starts.'),
  ('Ride height', 'Measure all four wheel arches.'),
  ('Ride height waiver', 'The customer signs the exception.'),
  ('Target setup', 'Photograph the placed targets.'),
  ('Calibration result', 'One report for each calibration.'),
  ('Wheel alignment', 'Keep the alignment sheet.'),
  ('Post-scan', 'Read all modules after the work.'),
  ('Certificate', 'The signed calibration certificate.'));
update app.tasks set completes_with = 'readinessChecks'
  where task_name = 'Readiness checks' and description = 'Record every prerequisite with its value.';
update app.order_tasks t set completes_with = d.completes_with from app.tasks d
  where d.id = t.task_id and d.completes_with is not null and t.state = 'open';
