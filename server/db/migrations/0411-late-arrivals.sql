-- When somebody is expected at a stop that the van's day makes late, before they set out for it.
create table app_private.late_arrivals (
  appointment_id uuid primary key references app.appointments (id) on delete cascade,
  -- The agreed time that it is late for, and the van whose day makes it late.
  starts_at timestamptz not null,
  bay_id uuid not null,
  expected_at timestamptz not null,
  -- The time of arrival that the customer was told last; before that they know the agreed one.
  told_expected_at timestamptz,
  -- How often they were told of another one by itself.
  retold_count integer not null default 0
);
alter table app.trips add column retold_count integer not null default 0;

insert into app.email_templates (sort_order, key, name, recipients) values
  (86, 'running-late', 'Running late to the customer', '{preferredContact}');

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s</p><p>%s</p><p><a href="{{order.url}}">%s</a></p>', seed.greeting, seed.sentence, seed.words)
from (values
  ('en', 'A new time of arrival at the {{vehicle.vehicleDescription}}', 'Hello {{contact.name}},',
    'We now expect to arrive at the {{vehicle.vehicleDescription}} at about {{trip.arrival}}.',
    'See the order'),
  ('fr', 'Nouvelle heure d’arrivée pour la {{vehicle.vehicleDescription}}', 'Bonjour {{contact.name}},',
    'Nous pensons maintenant arriver à la {{vehicle.vehicleDescription}} vers {{trip.arrival}}.',
    'Voir la commande'),
  ('ar', 'موعد وصول جديد إلى المركبة {{vehicle.vehicleDescription}}', 'مرحبًا {{contact.name}}،',
    'نتوقع الآن الوصول إلى المركبة {{vehicle.vehicleDescription}} نحو الساعة {{trip.arrival}}.',
    'عرض الطلب')
) as seed (locale, subject, greeting, sentence, words)
join app.email_templates t on t.key = 'running-late';

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x
join app.email_templates t on t.id = x.email_template_id and t.key = 'running-late'
on conflict do nothing;
