-- Reports of calibrations are read too: which vehicle and tool they name.
alter table app.scan_reports
  drop constraint scan_reports_phase_check,
  add constraint scan_reports_phase_check check (phase in ('pre', 'inProcess', 'post', 'calibration')) not valid;
alter table app.scan_reports validate constraint scan_reports_phase_check;
