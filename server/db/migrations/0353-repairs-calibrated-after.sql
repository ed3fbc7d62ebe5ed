-- After which work on its part a repair asks for calibrations, and why: people of the trade decide, so it is data (handbook section 13).
alter table app.repair_operations
  add column calibrated_after text[] not null default '{removal}' check (calibrated_after <@ array['removal', 'repair', 'refinish']),
  add column calibrated_after_reason text not null default '' check (char_length(calibrated_after_reason) <= 500),
  add column updated_at timestamptz not null default now(),
  add column version integer not null default 1;

update app.repair_operations o set calibrated_after = list.works, calibrated_after_reason = list.reason
from (values
  ('windshield', '{removal}'::text[], 'The camera looks through the glass and hangs on its bracket. A repaired chip moves neither.'),
  ('frontEnd', '{removal}', 'Radar and sensors lose their aim when the bumper or grille comes off. Paint alone does not count: add refinishing if the makers of your vehicles ask for it.'),
  ('rearEnd', '{removal,repair,refinish}', 'Corner radar looks through the cover: filler and paint change what it sees.'),
  ('doorOrMirror', '{removal}', 'The side camera moves with the mirror. Paint on the door does not move it.'),
  ('liftgate', '{removal}', 'The rear camera moves with the gate. Paint on the gate does not move it.'),
  ('alignment', '{removal,repair}', 'Any work on suspension, steering or subframe can change the thrust angle.'),
  ('structural', '{removal,repair}', 'A part that is pulled or replaced moves what is mounted to it.'),
  ('restraints', '{removal}', 'The seat weight sensor is zeroed and the steering angle set once the part was off.'),
  ('headlamp', '{removal}', 'Lamps that came off are aimed.'),
  ('battery', '{removal}', 'Without current, modules forget what they have learned.'),
  ('rideHeight', '{removal}', 'Another height or tire size changes the view of every camera and radar.'),
  ('faultCode', '{removal}', 'The module with the code asks for its system.')
) as list (key, works, reason)
where o.key = list.key;
