-- Up to when a person has read the messages of an order: those with the shop, and those among staff.
create table app_private.message_reads (
  service_order_id uuid not null references app.service_orders on delete cascade,
  user_id uuid not null references app.users on delete cascade,
  is_internal boolean not null,
  read_at timestamptz not null,
  primary key (service_order_id, user_id, is_internal)
);
create index message_reads_user_id_idx on app_private.message_reads (user_id);

-- When the location was told by mail that nobody has read a customer's message.
create table app_private.message_reminders (
  order_message_id uuid primary key references app.order_messages on delete cascade,
  reminded_at timestamptz not null default now()
);

insert into app.email_templates (sort_order, key, name, recipients) values
  (222, 'message-unread', 'Unread message (to us)', '{facility}'),
  (224, 'note-received', 'New note among colleagues (to us)', '{technician}');

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s</p><p>%s</p><p><a href="{{order.url}}">%s</a></p>', seed.sentence, '{{#if message.text}}{{message.text}}{{/if}}', seed.words)
from (values
  ('message-unread', 'en', '{{customer.companyName}} waits for an answer on {{order.internalOrderNumber}}',
    '{{customer.companyName}} wrote about the {{vehicle.vehicleDescription}}, and nobody has read it yet:', 'Read and answer'),
  ('message-unread', 'fr', '{{customer.companyName}} attend une réponse sur {{order.internalOrderNumber}}',
    '{{customer.companyName}} a écrit au sujet du {{vehicle.vehicleDescription}}, et personne ne l’a encore lu :', 'Lire et répondre'),
  ('message-unread', 'ar', '{{customer.companyName}} بانتظار رد بشأن {{order.internalOrderNumber}}',
    'كتب {{customer.companyName}} بشأن {{vehicle.vehicleDescription}} ولم يقرأ أحد الرسالة بعد:', 'القراءة والرد'),
  ('note-received', 'en', 'A note on {{order.internalOrderNumber}}',
    'A colleague wrote a note about the {{vehicle.vehicleDescription}}:', 'Open the order'),
  ('note-received', 'fr', 'Une note sur {{order.internalOrderNumber}}',
    'Un collègue a écrit une note au sujet du {{vehicle.vehicleDescription}} :', 'Ouvrir la commande'),
  ('note-received', 'ar', 'ملاحظة على {{order.internalOrderNumber}}',
    'كتب زميل ملاحظة بشأن {{vehicle.vehicleDescription}}:', 'فتح الطلب')
) as seed (key, locale, subject, sentence, words)
join app.email_templates t on t.key = seed.key;

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id and t.key in ('message-unread', 'note-received')
on conflict do nothing;
