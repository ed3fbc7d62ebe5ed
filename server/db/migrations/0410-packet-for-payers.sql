-- A payer that wants its documents by email gets a link to the packet with the invoice; the location reads the same.
insert into app.email_templates (sort_order, key, name, recipients, is_about_money) values
  (167, 'payer-packet', 'Payer packet', '{facility}', true);

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s</p><p>%s</p><p><a href="{{packet.url}}">%s</a></p>', seed.greeting, seed.sentence, seed.words)
from (values
  ('en', 'Documents for the {{vehicle.vehicleDescription}}, VIN …{{vehicle.vinLast8}}, invoice {{invoice.number}}', 'Hello,',
    'Here are the documents for our work on the {{vehicle.vehicleDescription}}, VIN …{{vehicle.vinLast8}}{{#if order.repairOrderNumber}}, repair order {{order.repairOrderNumber}}{{/if}}: the certificate, scans, photos and invoice {{invoice.number}}. The link works for 30 days.',
    'Download the documents'),
  ('fr', 'Documents pour la {{vehicle.vehicleDescription}}, NIV …{{vehicle.vinLast8}}, facture {{invoice.number}}', 'Bonjour,',
    'Voici les documents de nos travaux sur la {{vehicle.vehicleDescription}}, NIV …{{vehicle.vinLast8}}{{#if order.repairOrderNumber}}, ordre de réparation {{order.repairOrderNumber}}{{/if}} : le certificat, les diagnostics, les photos et la facture {{invoice.number}}. Le lien est valable 30 jours.',
    'Télécharger les documents'),
  ('ar', 'مستندات المركبة {{vehicle.vehicleDescription}}، رقم الهيكل …{{vehicle.vinLast8}}، الفاتورة {{invoice.number}}', 'مرحبًا،',
    'إليكم مستندات عملنا على المركبة {{vehicle.vehicleDescription}}، رقم الهيكل …{{vehicle.vinLast8}}{{#if order.repairOrderNumber}}، أمر الإصلاح {{order.repairOrderNumber}}{{/if}}: الشهادة والفحوصات والصور والفاتورة {{invoice.number}}. الرابط صالح لمدة 30 يومًا.',
    'تنزيل المستندات')
) as seed (locale, subject, greeting, sentence, words)
join app.email_templates t on t.key = 'payer-packet';

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x
join app.email_templates t on t.id = x.email_template_id and t.key = 'payer-packet'
on conflict do nothing;
