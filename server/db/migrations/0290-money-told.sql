-- A void invoice and a credit memo are told to whoever holds the invoice.
insert into app.email_templates (sort_order, key, name, recipients, is_about_money) values
  (255, 'invoice-voided', 'Invoice voided', '{preferredContact}', true),
  (256, 'credit-memo', 'Credit memo', '{preferredContact}', true);

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s</p><p>%s</p><p><a href="{{order.url}}">%s</a></p>', seed.greeting, seed.sentence, seed.words)
from (values
  ('invoice-voided', 'en', 'Invoice {{invoice.number}} is void', 'Hello {{contact.name}},',
    'Invoice {{invoice.number}} over {{invoice.total}} is void. Please do not pay it.', 'See your order'),
  ('invoice-voided', 'fr', 'La facture {{invoice.number}} est annulée', 'Bonjour {{contact.name}},',
    'La facture {{invoice.number}} de {{invoice.total}} est annulée. Merci de ne pas la régler.', 'Voir la commande'),
  ('invoice-voided', 'ar', 'الفاتورة {{invoice.number}} ملغاة', 'مرحبًا {{contact.name}}،',
    'الفاتورة {{invoice.number}} بمبلغ {{invoice.total}} ملغاة. يُرجى عدم سدادها.', 'عرض الطلب'),
  ('credit-memo', 'en', 'Credit memo {{creditMemo.number}} for invoice {{invoice.number}}', 'Hello {{contact.name}},',
    'We have credited {{creditMemo.total}} of invoice {{invoice.number}} to you. The credit memo is attached.', 'See your order'),
  ('credit-memo', 'fr', 'Avoir {{creditMemo.number}} sur la facture {{invoice.number}}', 'Bonjour {{contact.name}},',
    'Nous vous avons crédité {{creditMemo.total}} sur la facture {{invoice.number}}. L’avoir est joint.', 'Voir la commande'),
  ('credit-memo', 'ar', 'إشعار ائتمان {{creditMemo.number}} للفاتورة {{invoice.number}}', 'مرحبًا {{contact.name}}،',
    'أضفنا {{creditMemo.total}} من الفاتورة {{invoice.number}} إلى رصيدك. إشعار الائتمان مرفق.', 'عرض الطلب')
) as seed (key, locale, subject, greeting, sentence, words)
join app.email_templates t using (key);

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id and t.key in ('invoice-voided', 'credit-memo')
on conflict do nothing;
