-- An appointment is a promise: what became of it is in the order's timeline, and what its customer was told of it is known.

-- Why it was cancelled; the customer reads it too.
alter table app.appointments add column cancellation_reason text not null default ''
  check (char_length(cancellation_reason) <= 500);

create table app.appointment_changes (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders on delete cascade,
  appointment_id uuid not null references app.appointments on delete cascade,
  kind text not null check (kind in
    ('requested', 'booked', 'confirmed', 'moved', 'reassigned', 'restored', 'cancelled', 'noShow')),
  starts_at timestamptz not null,
  facility_id uuid not null references app.facilities,
  technician_id uuid references app.users on delete set null,
  reason text not null default '',
  changed_by uuid references app.users on delete set null,
  changed_at timestamptz not null default now()
);
create index appointment_changes_service_order_id_idx on app.appointment_changes (service_order_id, changed_at desc);
create index appointment_changes_appointment_id_idx on app.appointment_changes (appointment_id);
create index appointment_changes_facility_id_idx on app.appointment_changes (facility_id);
create index appointment_changes_technician_id_idx on app.appointment_changes (technician_id);
create index appointment_changes_changed_by_idx on app.appointment_changes (changed_by);
create index appointment_changes_changed_at_idx on app.appointment_changes (changed_at);

-- What the customer of an order knows of its appointment; an order without a row has told nothing, or that it is over.
create table app_private.told_appointments (
  service_order_id uuid primary key references app.service_orders on delete cascade,
  appointment_id uuid not null references app.appointments on delete cascade,
  status text not null check (status in ('requested', 'confirmed')),
  starts_at timestamptz not null,
  place_id uuid, -- the site's address for mobile work, else the facility
  told_at timestamptz not null default now(),
  occasion text not null default '' -- the messages that said so, by the start of their dedupe_key
);
create index told_appointments_appointment_id_idx on app_private.told_appointments (appointment_id);

insert into app_private.told_appointments (service_order_id, appointment_id, status, starts_at, place_id, told_at)
select service_order_id, id, status, starts_at, case when kind = 'mobile' then address_id else facility_id end, updated_at
from app.appointments where status in ('requested', 'confirmed') and service_order_id is not null
on conflict do nothing;

-- Whoever takes an order off the schedule by hand says why: that ends its appointment.
update app.service_order_transitions t set requires_note = true
from app.service_order_statuses f, app.service_order_statuses s
where f.id = t.from_status_id and s.id = t.to_status_id and f.key = 'scheduled' and s.key = 'approved';

-- The time for which the office was alerted that nobody came.
create table app_private.missed_appointments (
  appointment_id uuid primary key references app.appointments on delete cascade,
  starts_at timestamptz not null
);

insert into app.email_templates (sort_order, key, name, recipients) values
  (202, 'appointment-requested', 'Appointment requested', '{preferredContact}'),
  (204, 'appointment-cancelled', 'Appointment cancelled', '{preferredContact}')
on conflict do nothing;

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s {{contact.name}},</p><p>%s</p><p><a href="{{order.url}}">%s</a></p>', seed.greeting, seed.sentence, seed.words)
from (values
  ('appointment-requested', 'en', 'Hello', 'See the appointment', 'Your wished time for the {{vehicle.vehicleDescription}}',
    'You asked for {{appointment.start}}{{#if appointment.facility}} at {{appointment.facility}}{{/if}} for the {{vehicle.vehicleDescription}}. We hold this time for you and confirm it by mail. {{appointment.howToChange}}'),
  ('appointment-requested', 'fr', 'Bonjour', 'Voir le rendez-vous', 'L’horaire souhaité pour la {{vehicle.vehicleDescription}}',
    'Vous avez demandé le {{appointment.start}}{{#if appointment.facility}} à {{appointment.facility}}{{/if}} pour la {{vehicle.vehicleDescription}}. Nous vous réservons cet horaire et le confirmerons par e-mail. {{appointment.howToChange}}'),
  ('appointment-requested', 'ar', 'مرحبًا', 'عرض الموعد', 'الوقت المطلوب للمركبة {{vehicle.vehicleDescription}}',
    'طلبت {{appointment.start}}{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}} للمركبة {{vehicle.vehicleDescription}}. نحجز هذا الوقت لك وسنؤكده بالبريد. {{appointment.howToChange}}'),
  ('appointment-cancelled', 'en', 'Hello', 'Choose another time', 'The appointment for the {{vehicle.vehicleDescription}} is cancelled',
    'The appointment for the {{vehicle.vehicleDescription}}{{#if appointment.start}} on {{appointment.start}}{{/if}} is cancelled{{#if message.text}}: {{message.text}}{{/if}}. We look for a new time together.'),
  ('appointment-cancelled', 'fr', 'Bonjour', 'Choisir un autre horaire', 'Le rendez-vous pour la {{vehicle.vehicleDescription}} est annulé',
    'Le rendez-vous pour la {{vehicle.vehicleDescription}}{{#if appointment.start}} du {{appointment.start}}{{/if}} est annulé{{#if message.text}} : {{message.text}}{{/if}}. Nous cherchons ensemble un nouvel horaire.'),
  ('appointment-cancelled', 'ar', 'مرحبًا', 'اختيار وقت آخر', 'أُلغي موعد المركبة {{vehicle.vehicleDescription}}',
    'أُلغي موعد المركبة {{vehicle.vehicleDescription}}{{#if appointment.start}} في {{appointment.start}}{{/if}}{{#if message.text}}: {{message.text}}{{/if}}. سنحدد معًا وقتًا جديدًا.')
) as seed (key, locale, greeting, words, subject, sentence)
join app.email_templates t on t.key = seed.key
on conflict do nothing;

-- What the shipped texts say of an appointment; texts that staff have written anew stay as they are.
update app.email_template_texts x
set body_html = replace(x.body_html, said.before, said.after)
from app.email_templates t, (values
  ('order-received', 'en', ', and we will look at it within the hour.',
    '{{#if appointment.start}}.{{#if appointment.isRequested}} You asked for {{appointment.start}}{{#if appointment.facility}} at {{appointment.facility}}{{/if}}; we confirm it by mail.{{else}} Your appointment: {{appointment.start}}{{#if appointment.facility}} at {{appointment.facility}}{{/if}}.{{#if appointment.address}} {{appointment.address}}.{{/if}}{{/if}} {{appointment.howToChange}}{{else}}, and we will look at it within the hour.{{/if}}'),
  ('order-received', 'fr', ' ; nous l’examinons dans l’heure.',
    '{{#if appointment.start}}.{{#if appointment.isRequested}} Vous avez demandé le {{appointment.start}}{{#if appointment.facility}} à {{appointment.facility}}{{/if}} ; nous le confirmerons par e-mail.{{else}} Votre rendez-vous : {{appointment.start}}{{#if appointment.facility}} à {{appointment.facility}}{{/if}}.{{#if appointment.address}} {{appointment.address}}.{{/if}}{{/if}} {{appointment.howToChange}}{{else}} ; nous l’examinons dans l’heure.{{/if}}'),
  ('order-received', 'ar', '، وسنراجعه خلال ساعة.',
    '{{#if appointment.start}}.{{#if appointment.isRequested}} طلبت {{appointment.start}}{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}}، وسنؤكده بالبريد.{{else}} موعدك: {{appointment.start}}{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}}.{{#if appointment.address}} {{appointment.address}}.{{/if}}{{/if}} {{appointment.howToChange}}{{else}}، وسنراجعه خلال ساعة.{{/if}}'),
  ('estimate-approved', 'en', 'Next we agree on a day.',
    '{{#if appointment.start}}{{#if appointment.isRequested}}You asked for {{appointment.start}}; we confirm it by mail.{{else}}Your appointment stays: {{appointment.start}}{{#if appointment.facility}} at {{appointment.facility}}{{/if}}.{{/if}} {{appointment.howToChange}}{{else}}Next we agree on a day.{{/if}}'),
  ('estimate-approved', 'fr', 'Nous convenons maintenant d’une date.',
    '{{#if appointment.start}}{{#if appointment.isRequested}}Vous avez demandé le {{appointment.start}} ; nous le confirmerons par e-mail.{{else}}Votre rendez-vous est maintenu : {{appointment.start}}{{#if appointment.facility}} à {{appointment.facility}}{{/if}}.{{/if}} {{appointment.howToChange}}{{else}}Nous convenons maintenant d’une date.{{/if}}'),
  ('estimate-approved', 'ar', 'الخطوة التالية هي تحديد موعد.',
    '{{#if appointment.start}}{{#if appointment.isRequested}}طلبت {{appointment.start}}، وسنؤكده بالبريد.{{else}}يبقى موعدك: {{appointment.start}}{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}}.{{/if}} {{appointment.howToChange}}{{else}}الخطوة التالية هي تحديد موعد.{{/if}}'),
  ('appointment-confirmed', 'en', '. {{#if facility.address}}{{facility.address}}{{/if}}',
    '.{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}'),
  ('appointment-confirmed', 'fr', '. {{#if facility.address}}{{facility.address}}{{/if}}',
    '.{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}'),
  ('appointment-confirmed', 'ar', '. {{#if facility.address}}{{facility.address}}{{/if}}',
    '.{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}'),
  ('appointment-changed', 'en', '{{#if message.text}} {{message.text}}{{/if}}</p>',
    '{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}{{#if message.text}} {{message.text}}{{/if}}</p>'),
  ('appointment-changed', 'fr', '{{#if message.text}} {{message.text}}{{/if}}</p>',
    '{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}{{#if message.text}} {{message.text}}{{/if}}</p>'),
  ('appointment-changed', 'ar', '{{#if message.text}} {{message.text}}{{/if}}</p>',
    '{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}{{#if message.text}} {{message.text}}{{/if}}</p>'),
  ('appointment-reminder', 'en', '{{#if appointment.facility}} at {{appointment.facility}}{{/if}}.</p>',
    '{{#if appointment.facility}} at {{appointment.facility}}{{/if}}.{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}</p>'),
  ('appointment-reminder', 'fr', '{{#if appointment.facility}} à {{appointment.facility}}{{/if}}.</p>',
    '{{#if appointment.facility}} à {{appointment.facility}}{{/if}}.{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}</p>'),
  ('appointment-reminder', 'ar', '{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}}.</p>',
    '{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}}.{{#if appointment.address}} {{appointment.address}}.{{/if}} {{appointment.howToChange}}</p>')
) as said (key, locale, before, after)
where t.id = x.email_template_id and said.key = t.key and said.locale = x.locale;

update app.email_template_texts x
set subject = replace(x.subject, said.before, '{{appointment.day}}')
from app.email_templates t, (values ('en', 'Tomorrow'), ('fr', 'Demain'), ('ar', 'غدًا')) as said (locale, before)
where t.id = x.email_template_id and t.key = 'appointment-reminder' and said.locale = x.locale;

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html from app.email_template_texts x
join app.email_templates t on t.id = x.email_template_id
where t.key in ('appointment-requested', 'appointment-cancelled')
on conflict do nothing;

update app.email_template_versions v set subject = x.subject, body_html = x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id
where v.email_template_text_id = x.id and v.version = x.version
  and t.key in ('order-received', 'estimate-approved', 'appointment-confirmed', 'appointment-changed', 'appointment-reminder')
  and (v.subject, v.body_html) is distinct from (x.subject, x.body_html);
