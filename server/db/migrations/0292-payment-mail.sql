-- Each payment is told with its amount, its invoices and what is still open; an order that closes without one says that it is paid.
-- Texts that staff have written anew stay as they are. Former texts stay among the versions.
update app.email_template_texts x
set version = x.version + 1,
  subject = format('{{#if payment.amount}}%s{{else}}%s{{/if}}', said.subject, x.subject),
  body_html = format('<p>%s</p><p>{{#if payment.amount}}%s{{else}}%s{{/if}}</p><p><a href="{{invoice.url}}">%s</a></p>',
    said.greeting, said.sentence, said.closed, said.words)
from app.email_templates t, (values
  ('en', 'We received {{payment.amount}}', 'Hello {{contact.name}},',
    'Thank you for your payment of {{payment.amount}}.{{#if payment.invoices}} It pays {{payment.invoices}}.{{/if}}{{#if payment.open}} Still open on your account: {{payment.open}}.{{/if}}',
    'The work on the {{vehicle.vehicleDescription}} is paid.', 'See your invoices'),
  ('fr', 'Nous avons reçu {{payment.amount}}', 'Bonjour {{contact.name}},',
    'Merci pour votre paiement de {{payment.amount}}.{{#if payment.invoices}} Il règle {{payment.invoices}}.{{/if}}{{#if payment.open}} Reste à payer sur votre compte : {{payment.open}}.{{/if}}',
    'Le travail sur la {{vehicle.vehicleDescription}} est réglé.', 'Voir vos factures'),
  ('ar', 'استلمنا {{payment.amount}}', 'مرحبًا {{contact.name}}،',
    'شكرًا لك على دفعتك البالغة {{payment.amount}}.{{#if payment.invoices}} وهي تسدد {{payment.invoices}}.{{/if}}{{#if payment.open}} المتبقي على حسابك: {{payment.open}}.{{/if}}',
    'تم سداد العمل على المركبة {{vehicle.vehicleDescription}}.', 'عرض الفواتير')
) as said (locale, subject, greeting, sentence, closed, words)
where t.id = x.email_template_id and t.key = 'payment-received' and x.locale = said.locale and x.version = 1;

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id and t.key = 'payment-received'
on conflict do nothing;
