-- By what answers find their order, what was left out of a mail, and the answer to an estimate that came by mail.

-- What stands behind the plus of the address to which people answer: one for each order and address that we write to.
create table app_private.reply_tokens (
  id uuid primary key default gen_random_uuid(),
  token text not null unique check (token ~ '^[0-9a-f]{24}$'),
  service_order_id uuid not null references app.service_orders on delete cascade,
  -- In lower case.
  address text not null check (char_length(address) between 1 and 254),
  created_at timestamptz not null default now(),
  unique (service_order_id, address)
);

-- Sentences about what could not be read or was left out, as keys and parameters: [{"key", "params"}].
alter table app.conversation_messages add column remarks jsonb not null default '[]';
alter table app.conversation_messages add constraint conversation_messages_remarks_check
  check (jsonb_typeof(remarks) = 'array' and jsonb_array_length(remarks) <= 250) not valid;
alter table app.conversation_messages validate constraint conversation_messages_remarks_check;

insert into app.email_templates (sort_order, key, name, recipients) values
  (15, 'request-received-by-mail', 'Request received by mail', '{preferredContact}');

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s</p><p>%s</p><p>%s{{#if order.repairOrderNumber}}<br>%s{{/if}}{{#if vehicle.vinNumber}}<br>VIN {{vehicle.vinNumber}}{{/if}}</p>{{#if message.text}}<p>%s {{message.text}}</p>{{/if}}<p>%s</p><p><a href="{{order.url}}">%s</a></p>',
    seed.greeting, seed.sentence, seed.vehicle, seed.number, seed.missing, seed.answer, seed.words)
from (values
  ('en', 'We have your estimate for the {{vehicle.vehicleDescription}}', 'Hello {{contact.name}},',
    'Thank you for your mail. We read your estimate and prepared request {{order.internalOrderNumber}} from it:',
    'Vehicle: {{vehicle.vehicleDescription}}', 'RO: {{order.repairOrderNumber}}', 'We still need:',
    'If something is not right, answer this mail. We look at the request and tell you the next step.', 'See your request'),
  ('fr', 'Nous avons reçu votre devis pour la {{vehicle.vehicleDescription}}', 'Bonjour {{contact.name}},',
    'Merci de votre message. Nous avons lu votre devis et préparé la demande {{order.internalOrderNumber}} :',
    'Véhicule : {{vehicle.vehicleDescription}}', 'OR : {{order.repairOrderNumber}}', 'Il nous manque encore :',
    'Si quelque chose est inexact, répondez à ce message. Nous examinons la demande et vous indiquons la suite.', 'Voir votre demande'),
  ('ar', 'وصلنا تقديركم للمركبة {{vehicle.vehicleDescription}}', 'مرحبًا {{contact.name}}،',
    'شكرًا على رسالتكم. قرأنا التقدير وأعددنا منه الطلب {{order.internalOrderNumber}}:',
    'المركبة: {{vehicle.vehicleDescription}}', 'أمر الإصلاح: {{order.repairOrderNumber}}', 'ما زلنا نحتاج إلى:',
    'إذا كان هناك خطأ فأجيبوا على هذه الرسالة. سننظر في الطلب ونخبركم بالخطوة التالية.', 'عرض طلبكم')
) as seed (locale, subject, greeting, sentence, vehicle, number, missing, answer, words)
join app.email_templates t on t.key = 'request-received-by-mail';

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x
join app.email_templates t on t.id = x.email_template_id and t.key = 'request-received-by-mail'
on conflict do nothing;
