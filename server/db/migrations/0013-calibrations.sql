-- What is calibrated on an order and why: rules that suggest, calibrations with their attempts, readiness, and what people write to each other.

-- What a body shop repairs, in the words of the intake.
create table app.repair_operations (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z][A-Za-z]{1,40}$'),
  name text not null check (char_length(name) between 2 and 120),
  sort_order integer not null default 0,
  is_active boolean not null default true
);
create index repair_operations_sort_order_idx on app.repair_operations (sort_order);

-- Which calibration an operation calls for on which vehicles; the most specific rule of a system wins.
create table app.calibration_rules (
  id uuid primary key default gen_random_uuid(),
  repair_operation_id uuid not null references app.repair_operations on delete cascade,
  line_item_type_id uuid not null references app.line_item_types,
  make text check (char_length(make) between 1 and 60), -- none: any
  model text check (char_length(model) between 1 and 60),
  year_from integer check (year_from between 1900 and 2100),
  year_to integer check (year_to between 1900 and 2100),
  trim_pattern text check (char_length(trim_pattern) between 1 and 60),
  method text not null default '' check (char_length(method) <= 40),
  minutes integer check (minutes between 1 and 1440), -- none: what the line item type says
  prerequisites text not null default '' check (char_length(prerequisites) <= 1000),
  note text not null default '' check (char_length(note) <= 1000),
  source_title text not null default '' check (char_length(source_title) <= 200),
  source_url text check (source_url ~ '^https://' and char_length(source_url) <= 500),
  verified_by uuid references app.users on delete set null,
  verified_at timestamptz,
  priority integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint calibration_rules_years_check check (year_from <= year_to),
  constraint calibration_rules_of_make_check check (model is null or make is not null)
);
create index calibration_rules_repair_operation_id_idx on app.calibration_rules (repair_operation_id);
create index calibration_rules_line_item_type_id_idx on app.calibration_rules (line_item_type_id);
create index calibration_rules_make_idx on app.calibration_rules (lower(make));
create index calibration_rules_verified_by_idx on app.calibration_rules (verified_by);

alter table app.service_orders
  add column repair_operations text[] not null default '{}' check (cardinality(repair_operations) <= 30),
  add column readiness_answers jsonb, -- what the shop said at the intake; none for orders that never went through it
  add column readiness_confirmed_by text check (char_length(readiness_confirmed_by) <= 160), -- "vehicle will be ready"
  add column readiness_confirmed_at timestamptz;

create table app.order_calibrations (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null references app.customers,
  line_item_type_id uuid not null references app.line_item_types,
  method text not null default '' check (char_length(method) <= 40),
  trigger text not null default '' check (char_length(trigger) <= 300), -- the repair that calls for it, in words
  requirement_source text not null default '' check (char_length(requirement_source) <= 300), -- the procedure that was used
  calibration_rule_id uuid references app.calibration_rules on delete set null,
  rule_version integer,
  result text not null default 'pending' check (result in ('pending', 'passed', 'failed', 'notPossible', 'notRequired')),
  note text not null default '' check (char_length(note) <= 1000),
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (service_order_id, line_item_type_id)
);
create index order_calibrations_service_order_id_idx on app.order_calibrations (service_order_id);
create index order_calibrations_customer_id_idx on app.order_calibrations (customer_id);
create index order_calibrations_line_item_type_id_idx on app.order_calibrations (line_item_type_id);
create index order_calibrations_calibration_rule_id_idx on app.order_calibrations (calibration_rule_id);
create index order_calibrations_sort_order_idx on app.order_calibrations (sort_order);

create table app.calibration_attempts (
  id uuid primary key default gen_random_uuid(), -- chosen by the device: a replay never doubles it
  order_calibration_id uuid not null references app.order_calibrations on delete cascade,
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null references app.customers,
  number integer not null check (number > 0),
  result text not null check (result in ('passed', 'failed')),
  started_at timestamptz,
  ended_at timestamptz,
  tool text not null default '' check (char_length(tool) <= 120),
  target text not null default '' check (char_length(target) <= 120),
  fault_codes text[] not null default '{}' check (cardinality(fault_codes) <= 50),
  conditions text not null default '' check (char_length(conditions) <= 1000),
  evidence_file_ids uuid[] not null default '{}' check (cardinality(evidence_file_ids) <= 50),
  performed_by uuid references app.users,
  created_at timestamptz not null default now(),
  unique (order_calibration_id, number),
  constraint calibration_attempts_time_check check (ended_at >= started_at)
);
create index calibration_attempts_order_calibration_id_idx on app.calibration_attempts (order_calibration_id);
create index calibration_attempts_service_order_id_idx on app.calibration_attempts (service_order_id);
create index calibration_attempts_customer_id_idx on app.calibration_attempts (customer_id);
create index calibration_attempts_performed_by_idx on app.calibration_attempts (performed_by);
create index calibration_attempts_number_idx on app.calibration_attempts (number);

create table app.readiness_checks (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null references app.customers,
  key text not null check (key ~ '^[a-z][A-Za-z]{1,40}$'),
  outcome text not null check (outcome in ('passed', 'failed', 'notApplicable')),
  value text not null default '' check (char_length(value) <= 120),
  note text not null default '' check (char_length(note) <= 1000),
  checked_by uuid references app.users,
  checked_at timestamptz not null default now(),
  override_note text not null default '' check (char_length(override_note) <= 1000),
  overridden_by uuid references app.users,
  version integer not null default 1,
  unique (service_order_id, key)
);
create index readiness_checks_service_order_id_idx on app.readiness_checks (service_order_id);
create index readiness_checks_customer_id_idx on app.readiness_checks (customer_id);
create index readiness_checks_checked_by_idx on app.readiness_checks (checked_by);
create index readiness_checks_overridden_by_idx on app.readiness_checks (overridden_by);

-- The thread of an order: with the shop, or among staff.
create table app.order_messages (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null references app.customers,
  is_internal boolean not null default false,
  body text not null check (char_length(body) between 1 and 5000),
  author_id uuid references app.users,
  author_name text not null default '', -- as it was then; a login may go
  from_customer boolean not null default false,
  created_at timestamptz not null default now()
);
create index order_messages_service_order_id_idx on app.order_messages (service_order_id, created_at);
create index order_messages_created_at_idx on app.order_messages (created_at);
create index order_messages_customer_id_idx on app.order_messages (customer_id);
create index order_messages_author_id_idx on app.order_messages (author_id);

-- An intake that somebody has begun: one per person, kept for 30 days.
create table app.intake_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references app.users on delete cascade,
  step integer not null default 0 check (step between 0 and 10),
  answers jsonb not null check (octet_length(answers::text) <= 60000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index intake_drafts_updated_at_idx on app.intake_drafts (updated_at);

insert into app.repair_operations (sort_order, key, name) values
  (10, 'windshield', 'Windshield, camera or camera bracket removed or replaced'),
  (20, 'frontEnd', 'Front bumper, grille, emblem or radar removed or replaced'),
  (30, 'rearEnd', 'Rear bumper or quarter panel removed, replaced or refinished'),
  (40, 'doorOrMirror', 'Door or mirror removed or replaced'),
  (50, 'liftgate', 'Liftgate or trunk lid removed or replaced'),
  (60, 'alignment', 'Alignment, suspension, steering or subframe'),
  (70, 'structural', 'Structural repair or frame pull'),
  (80, 'restraints', 'Airbag or seat removed or replaced'),
  (90, 'headlamp', 'Headlamp removed or replaced'),
  (100, 'battery', 'Battery disconnected'),
  (110, 'rideHeight', 'Ride height or tyre size changed'),
  (120, 'faultCode', 'Fault code in a driver-assistance module');

-- The starter rules of the handbook: suggestions until somebody has checked them against the maker's procedure.
insert into app.calibration_rules (repair_operation_id, line_item_type_id, method, note)
select o.id, y.id, y.method, rule.note
from (values
  ('windshield', 'CAL-FCAM-S', ''), ('windshield', 'CAL-HUD', 'If the vehicle has a head-up display'),
  ('frontEnd', 'CAL-FRAD', ''), ('frontEnd', 'CAL-FCRN', 'If fitted'), ('frontEnd', 'CAL-PARK', 'If fitted'),
  ('frontEnd', 'CAL-SVM', 'If the surround view has a camera in the grille'), ('frontEnd', 'CAL-NV', 'If fitted'),
  ('rearEnd', 'CAL-RCRN', ''), ('rearEnd', 'CAL-PARK', 'If fitted'), ('rearEnd', 'CAL-RCAM', ''),
  ('doorOrMirror', 'CAL-SVM', 'If the mirror carries a camera'), ('doorOrMirror', 'CAL-RCRN', 'Check the blind-spot indicator'),
  ('liftgate', 'CAL-RCAM', ''),
  ('alignment', 'RST-SAS', ''), ('alignment', 'CAL-FCAM-S', 'As the maker says'), ('alignment', 'CAL-FRAD', 'As the maker says'),
  ('alignment', 'CAL-LKA', ''),
  ('structural', 'CAL-FCAM-S', 'If the affected zone is in front'), ('structural', 'CAL-FRAD', 'If the affected zone is in front'),
  ('structural', 'CAL-FCRN', 'If the affected zone is in front'), ('structural', 'CAL-RCRN', 'If the affected zone is at the rear'),
  ('structural', 'CAL-RCAM', 'If the affected zone is at the rear'), ('structural', 'ALN-4W', ''),
  ('restraints', 'RST-OCS', ''), ('restraints', 'RST-SAS', 'If the steering column was worked on'),
  ('headlamp', 'CAL-AFS', ''),
  ('battery', 'RST-SAS', ''), ('battery', 'CAL-FCAM-S', 'Check whether the camera kept its calibration'),
  ('rideHeight', 'CAL-FCAM-S', ''), ('rideHeight', 'CAL-FRAD', ''), ('rideHeight', 'CAL-FCRN', ''), ('rideHeight', 'CAL-RCRN', ''),
  ('rideHeight', 'CAL-SVM', ''), ('rideHeight', 'CAL-RCAM', '')
) as rule (operation, type, note)
join app.repair_operations o on o.key = rule.operation
join app.line_item_types y on y.key = rule.type;

-- How the front camera is calibrated goes by the maker.
insert into app.calibration_rules (repair_operation_id, line_item_type_id, make, method, note, priority)
select o.id, y.id, maker.make, y.method, maker.make || ': ' || maker.words, 10
from (values
  ('Toyota', 'S'), ('Lexus', 'S'), ('Subaru', 'S'), ('Nissan', 'S'), ('Infiniti', 'S'), ('Hyundai', 'S'), ('Genesis', 'S'), ('Kia', 'S'),
  ('Mazda', 'S'), ('Volkswagen', 'S'), ('Audi', 'S'), ('Porsche', 'S'), ('Mitsubishi', 'S'),
  ('Ford', 'D'), ('Lincoln', 'D'), ('Chevrolet', 'D'), ('GMC', 'D'), ('Cadillac', 'D'), ('Buick', 'D'), ('BMW', 'D'), ('MINI', 'D'),
  ('Volvo', 'D'), ('Tesla', 'D'), ('Chrysler', 'D'), ('Dodge', 'D'), ('Jeep', 'D'), ('Ram', 'D'),
  ('Honda', 'SD'), ('Acura', 'SD'), ('Mercedes-Benz', 'SD')
) as by_make (make, way)
cross join lateral (select by_make.make, case by_make.way when 'S' then 'static targets' when 'D' then 'a prescribed drive'
  else 'targets, a drive, or both' end as words) maker
cross join (values ('windshield'), ('alignment'), ('structural'), ('battery'), ('rideHeight')) as operation (key)
join app.repair_operations o on o.key = operation.key
join app.line_item_types y on y.key = 'CAL-FCAM-' || by_make.way;

-- Steering angle first where a camera looks along the steering: the makers that ask for it with every structural repair.
insert into app.calibration_rules (repair_operation_id, line_item_type_id, make, method, note, priority)
select o.id, y.id, by_make.make, y.method, 'Before the camera', 10
from (values ('Toyota'), ('Lexus'), ('Subaru'), ('Nissan'), ('Hyundai'), ('Kia'), ('Mazda'), ('Honda'), ('Acura'), ('Volkswagen'), ('Audi'),
  ('Ford'), ('BMW'), ('Mercedes-Benz'), ('Volvo'), ('Chevrolet'), ('Jeep'), ('Ram')) as by_make (make)
cross join (values ('structural'), ('rideHeight')) as operation (key)
join app.repair_operations o on o.key = operation.key
join app.line_item_types y on y.key = 'RST-SAS';

-- Work begins on a vehicle that is ready, ends with a result for everything, and a date is one that is booked.
update app.service_order_transitions t set guards = guards || rule.guard
from (values
  ('inspect', 'calibrate', 'readinessPassed'), ('hold', 'calibrate', 'readinessPassed'), ('quality', 'calibrate', 'readinessPassed'),
  ('calibrate', 'quality', 'calibrationsResulted'),
  ('approved', 'scheduled', 'appointmentConfirmed'), ('hold', 'scheduled', 'appointmentConfirmed')
) as rule (origin, target, guard)
join app.service_order_statuses origin on origin.key = rule.origin
join app.service_order_statuses target on target.key = rule.target
where t.from_status_id = origin.id and t.to_status_id = target.id;
