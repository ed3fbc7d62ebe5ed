-- Why a facility is closed on a day: {"2026-12-25": "Christmas"}; days without a reason have none here.
alter table app.facilities
  add column closure_reasons jsonb not null default '{}' check (jsonb_typeof(closure_reasons) = 'object');
