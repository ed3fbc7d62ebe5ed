-- What people answer to invitations from their calendars (RFC 5546): the latest of each invited address.
create table app.appointment_answers (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders on delete cascade,
  appointment_id uuid not null references app.appointments on delete cascade,
  answer text not null check (answer in ('accepted', 'declined', 'tentative', 'countered')),
  address text not null check (char_length(address) between 1 and 254), -- in lower case
  name text not null default '' check (char_length(name) <= 200),
  note text not null default '' check (char_length(note) <= 500),
  -- Where another time is proposed.
  proposed_at timestamptz,
  -- Of the invitation that it answers.
  sequence integer not null check (sequence >= 0),
  -- By the clock of the calendar program: of two answers to one invitation the later counts.
  stamped_at timestamptz not null,
  answered_at timestamptz not null default now(),
  unique (appointment_id, address)
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index appointment_answers_service_order_id_idx on app.appointment_answers (service_order_id, answered_at desc);

-- The version of the appointment that first told its present time and place: answers to earlier invitations are about another.
alter table app_private.told_appointments add column sequence integer;
