-- How long visits take in truth, and which of them a closure has left outside the opening hours.

-- The office planned another length than was computed; what was said last about a visit counts.
create table app.duration_overrides (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references app.appointments on delete cascade,
  type_keys text[] not null, -- the calibrations of the order at that time
  computed_minutes integer not null,
  chosen_minutes integer not null,
  line_item_type_id uuid references app.line_item_types on delete cascade, -- the calibration whose usual length it tells; none where there were several
  work_minutes integer check (work_minutes >= 0), -- what of the chosen minutes is left for that calibration
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint duration_overrides_differ_check check (chosen_minutes <> computed_minutes),
  constraint duration_overrides_teach_check check ((line_item_type_id is null) = (work_minutes is null))
);
create index duration_overrides_line_item_type_id_idx on app.duration_overrides (line_item_type_id, created_at desc);

-- The office booked it outside the opening hours on purpose: a closure does not displace it.
alter table app.appointments add column is_out_of_hours boolean not null default false;

-- A moved appointment may come with a sentence of the office.
update app.email_template_texts x
set body_html = replace(x.body_html, '</p><p><a href', '{{#if message.text}} {{message.text}}{{/if}}</p><p><a href')
from app.email_templates t
where t.id = x.email_template_id and t.key = 'appointment-changed' and x.body_html not like '%message.text%';

update app.email_template_versions v set body_html = x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id
where v.email_template_text_id = x.id and v.version = x.version and t.key = 'appointment-changed' and v.body_html <> x.body_html;
