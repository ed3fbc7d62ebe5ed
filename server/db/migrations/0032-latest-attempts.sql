-- The tools that were used lately are offered for the next attempt.
create index calibration_attempts_created_at_idx on app.calibration_attempts (created_at);
