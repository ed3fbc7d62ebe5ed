-- Whoever waits for us hears that we are on the way, and when we are there.
insert into app.email_templates (sort_order, key, name, recipients) values
  (85, 'on-my-way', 'On the way to the customer', '{preferredContact}');

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s</p><p>%s{{#if trip.arrival}} %s{{/if}}</p><p><a href="{{order.url}}">%s</a></p>',
    seed.greeting, seed.sentence, seed.arrival, seed.words)
from (values
  ('en', 'We are on our way to the {{vehicle.vehicleDescription}}', 'Hello {{contact.name}},',
    'We are on our way to the {{vehicle.vehicleDescription}}.',
    'We expect to arrive at about {{trip.arrival}}.',
    'See the order'),
  ('fr', 'Nous sommes en route vers la {{vehicle.vehicleDescription}}', 'Bonjour {{contact.name}},',
    'Nous sommes en route vers la {{vehicle.vehicleDescription}}.',
    'Nous pensons arriver vers {{trip.arrival}}.',
    'Voir la commande'),
  ('ar', 'نحن في الطريق إلى المركبة {{vehicle.vehicleDescription}}', 'مرحبًا {{contact.name}}،',
    'نحن في الطريق إلى المركبة {{vehicle.vehicleDescription}}.',
    'نتوقع الوصول نحو الساعة {{trip.arrival}}.',
    'عرض الطلب')
) as seed (locale, subject, greeting, sentence, arrival, words)
join app.email_templates t on t.key = 'on-my-way';

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x
join app.email_templates t on t.id = x.email_template_id and t.key = 'on-my-way'
on conflict do nothing;
