-- The mails about an order: templates that staff edit, their history, and the log of what was sent.

create table app.email_templates (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z]+(-[a-z]+)*$'),
  service_order_status_id uuid references app.service_order_statuses, -- sent when an order enters it; null for other events
  name text not null check (char_length(name) between 1 and 80),
  sort_order integer not null default 0,
  enabled boolean not null default true,
  recipients text[] not null check (cardinality(recipients) between 1 and 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create unique index email_templates_status_key on app.email_templates (service_order_status_id);
create index email_templates_sort_order_idx on app.email_templates (sort_order);

create table app.email_template_texts (
  id uuid primary key default gen_random_uuid(),
  email_template_id uuid not null references app.email_templates on delete cascade,
  locale text not null check (locale in ('en', 'fr', 'ar')),
  subject text not null check (char_length(subject) between 1 and 200),
  body_html text not null check (char_length(body_html) between 1 and 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (email_template_id, locale)
);

-- Every text as it has ever been, the present one included.
create table app.email_template_versions (
  id uuid primary key default gen_random_uuid(),
  email_template_text_id uuid not null references app.email_template_texts on delete cascade,
  version integer not null,
  subject text not null,
  body_html text not null,
  saved_by uuid references app.users on delete set null,
  saved_at timestamptz not null default now(),
  unique (email_template_text_id, version)
);
create index email_template_versions_saved_by_idx on app.email_template_versions (saved_by);
create index email_template_versions_version_idx on app.email_template_versions (version desc);

alter table app.messages
  add service_order_id uuid references app.service_orders on delete cascade,
  add locale text not null default 'en' check (locale in ('en', 'fr', 'ar')),
  add facts jsonb, -- what the template is filled with, until it is written
  add dedupe_key text,
  add repeats integer not null default 0, -- how often the same was asked for again and not sent
  add attempts integer not null default 0,
  drop constraint messages_status_check,
  add constraint messages_status_check check (status in ('queued', 'kept', 'sent', 'delivered', 'bounced', 'failed'));
create index messages_service_order_id_idx on app.messages (service_order_id, created_at desc);
create index messages_template_idx on app.messages (template, created_at desc);
create index messages_dedupe_key_idx on app.messages (dedupe_key, created_at desc);

create index admin_notifications_told_idx on app.admin_notifications (dedupe_key, handled_at);

insert into app.email_templates (sort_order, key, name, service_order_status_id, recipients)
select seed.sort_order, seed.key, seed.name, s.id, seed.recipients::text[]
from (values
  (10, 'order-received', 'Request received', 'new', '{preferredContact}'),
  (20, 'info-needed', 'Information needed', 'info', '{preferredContact}'),
  (30, 'estimate-sent', 'Estimate sent', 'approval', '{preferredContact}'),
  (40, 'estimate-approved', 'Estimate approved', 'approved', '{preferredContact}'),
  (50, 'appointment-confirmed', 'Appointment confirmed', 'scheduled', '{preferredContact}'),
  (60, 'vehicle-collected', 'Vehicle collected', 'transit', '{preferredContact}'),
  (70, 'vehicle-arrived', 'Vehicle arrived', 'checkedIn', '{preferredContact}'),
  (80, 'on-hold', 'On hold', 'hold', '{preferredContact}'),
  (90, 'vehicle-ready', 'Vehicle ready', 'readyOut', '{preferredContact}'),
  (100, 'invoice-sent', 'Invoice sent', 'invoiced', '{preferredContact}'),
  (110, 'payment-received', 'Payment received', 'closed', '{preferredContact}'),
  (120, 'no-calibration', 'No calibration required', 'noCal', '{preferredContact}'),
  (130, 'order-cancelled', 'Order cancelled', 'cancelled', '{preferredContact}'),
  (140, 'estimate-reminder', 'Estimate reminder', null, '{preferredContact}'),
  (150, 'estimate-expired', 'Estimate expired', null, '{preferredContact}'),
  (160, 'estimate-declined', 'Estimate declined (to us)', null, '{facility}'),
  (170, 'supplement-sent', 'Supplement sent', null, '{preferredContact}'),
  (180, 'po-reminder', 'PO reminder', null, '{preferredContact}'),
  (190, 'appointment-reminder', 'Appointment reminder', null, '{preferredContact}'),
  (200, 'appointment-changed', 'Appointment changed', null, '{preferredContact}'),
  (210, 'no-show', 'Missed appointment', null, '{preferredContact}'),
  (220, 'message-received', 'New message', null, '{preferredContact}'),
  (230, 'documents-ready', 'Documents ready', null, '{preferredContact}'),
  (240, 'invoice-reminder', 'Invoice reminder', null, '{preferredContact}'),
  (250, 'invoice-overdue', 'Invoice overdue', null, '{preferredContact}'),
  (260, 'statement', 'Statement', null, '{customer}'),
  (270, 'customer-linked', 'Login linked to customer', null, '{customer}')
) as seed (sort_order, key, name, status_key, recipients)
left join app.service_order_statuses s on s.key = seed.status_key;

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, 'en', seed.subject,
  format('<p>Hello {{contact.name}},</p><p>%s</p><p><a href="{{%s}}">%s</a></p>', seed.sentence, seed.link, seed.words)
from (values
  ('order-received', 'order.url', 'See your order', 'We have your request for the {{vehicle.vehicleDescription}}',
    'Thank you. Your request {{order.internalOrderNumber}} for the {{vehicle.vehicleDescription}} has reached us, and we will look at it within the hour.'),
  ('info-needed', 'order.url', 'Answer now', 'We need something from you for {{order.internalOrderNumber}}',
    'To go on with the {{vehicle.vehicleDescription}} we need: {{order.missingItems}}'),
  ('estimate-sent', 'estimate.url', 'See the estimate', 'Your estimate {{estimate.number}} for the {{vehicle.vehicleDescription}}',
    'The estimate comes to {{estimate.total}}.{{#if estimate.validUntil}} It is valid until {{estimate.validUntil}}.{{/if}} Work begins once you approve it.{{#if order.poNumber}} Your PO: {{order.poNumber}}.{{/if}}'),
  ('estimate-approved', 'order.url', 'See your order', 'Approved: {{order.internalOrderNumber}}',
    'Thank you for approving the work on the {{vehicle.vehicleDescription}}. Next we agree on a day.'),
  ('appointment-confirmed', 'order.url', 'See the appointment', 'Appointment for the {{vehicle.vehicleDescription}}',
    'The {{vehicle.vehicleDescription}} is booked{{#if appointment.start}} for {{appointment.start}}{{/if}}{{#if appointment.facility}} at {{appointment.facility}}{{/if}}. {{#if facility.address}}{{facility.address}}{{/if}}'),
  ('vehicle-collected', 'order.url', 'Follow your order', 'The {{vehicle.vehicleDescription}} is on its way to us',
    'We have collected the {{vehicle.vehicleDescription}} and tell you when it has arrived.'),
  ('vehicle-arrived', 'order.url', 'Follow your order', 'The {{vehicle.vehicleDescription}} has arrived',
    'The {{vehicle.vehicleDescription}} is with us{{#if facility.facilityName}} at {{facility.facilityName}}{{/if}}. Inspection comes next.{{#if order.estimatedCompletionDate}} We expect to be done on {{order.estimatedCompletionDate}}.{{/if}}'),
  ('on-hold', 'order.url', 'See what we need', '{{order.internalOrderNumber}} is on hold',
    'Work on the {{vehicle.vehicleDescription}} has to wait{{#if order.holdReason}}: {{order.holdReason}}{{/if}}.'),
  ('vehicle-ready', 'order.url', 'See the reports', 'The {{vehicle.vehicleDescription}} is ready',
    'The work on the {{vehicle.vehicleDescription}} is done:</p><ul>{{#each order.calibrations}}<li>{{calibration.name}}</li>{{/each}}</ul><p>The reports are with the order.'),
  ('invoice-sent', 'invoice.url', 'See the invoice', 'Invoice {{invoice.number}} for {{order.internalOrderNumber}}',
    'The invoice comes to {{invoice.total}}{{#if invoice.dueDate}}, due on {{invoice.dueDate}}{{/if}}.'),
  ('payment-received', 'order.url', 'See your order', 'Thank you: {{order.internalOrderNumber}} is paid',
    'Your payment for the {{vehicle.vehicleDescription}} has arrived. Nothing is open any more.'),
  ('no-calibration', 'order.url', 'See the report', 'The {{vehicle.vehicleDescription}} needs no calibration',
    'Our check of the {{vehicle.vehicleDescription}} showed that nothing has to be calibrated. The scan report is with the order.'),
  ('order-cancelled', 'order.url', 'See the order', '{{order.internalOrderNumber}} is cancelled',
    'The order for the {{vehicle.vehicleDescription}} is cancelled{{#if order.cancellationReason}}: {{order.cancellationReason}}{{/if}}.'),
  ('estimate-reminder', 'estimate.url', 'See the estimate', 'Your estimate {{estimate.number}} waits for you',
    'The {{vehicle.vehicleDescription}} cannot be scheduled before you approve the estimate over {{estimate.total}}.'),
  ('estimate-expired', 'estimate.url', 'See the estimate', 'Your estimate {{estimate.number}} has expired',
    'The estimate for the {{vehicle.vehicleDescription}} is no longer valid. Tell us if you still want the work done.'),
  ('estimate-declined', 'order.url', 'Open the order', '{{customer.companyName}} declined {{estimate.number}}',
    'The estimate over {{estimate.total}} for {{order.internalOrderNumber}}, {{vehicle.vehicleDescription}}, was declined.'),
  ('supplement-sent', 'estimate.url', 'See the estimate', 'More work found on the {{vehicle.vehicleDescription}}',
    'While working we found more to do. The new estimate {{estimate.number}} comes to {{estimate.total}}.'),
  ('po-reminder', 'order.url', 'Give the PO number', 'We need your PO number for {{order.internalOrderNumber}}',
    'Please give us the PO number for the {{vehicle.vehicleDescription}}: without it we cannot send the invoice.'),
  ('appointment-reminder', 'order.url', 'See the appointment', 'Tomorrow: the {{vehicle.vehicleDescription}}',
    'We expect the {{vehicle.vehicleDescription}} on {{appointment.start}}{{#if appointment.facility}} at {{appointment.facility}}{{/if}}.'),
  ('appointment-changed', 'order.url', 'See the appointment', 'New time for the {{vehicle.vehicleDescription}}',
    'The appointment is now on {{appointment.start}}{{#if appointment.facility}} at {{appointment.facility}}{{/if}}.'),
  ('no-show', 'order.url', 'Choose another time', 'We missed the {{vehicle.vehicleDescription}} today',
    'The {{vehicle.vehicleDescription}} did not come to its appointment. Choose another time, and we keep the place for you.'),
  ('message-received', 'order.url', 'Answer', 'New message about {{order.internalOrderNumber}}',
    '{{#if user.displayName}}{{user.displayName}} wrote: {{/if}}{{message.text}}'),
  ('documents-ready', 'order.url', 'See the documents', 'Documents for the {{vehicle.vehicleDescription}}',
    'New documents for {{order.internalOrderNumber}} are ready to download.'),
  ('invoice-reminder', 'invoice.url', 'See the invoice', 'Invoice {{invoice.number}} is due soon',
    '{{invoice.balance}} are due on {{invoice.dueDate}}.'),
  ('invoice-overdue', 'invoice.url', 'See the invoice', 'Invoice {{invoice.number}} is overdue',
    '{{invoice.balance}} were due on {{invoice.dueDate}}. If you have paid in the meantime, ignore this mail.'),
  ('statement', 'invoice.url', 'See your invoices', 'Your statement from {{company.name}}',
    'Your statement shows what is open with us.'),
  ('customer-linked', 'order.url', 'Start', 'Your account at {{company.name}} is ready',
    'Your login is now linked to {{customer.companyName}}: you can order calibrations.')
) as seed (key, link, words, subject, sentence)
join app.email_templates t using (key);

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, 'fr', seed.subject,
  format('<p>Bonjour {{contact.name}},</p><p>%s</p><p><a href="{{%s}}">%s</a></p>', seed.sentence, seed.link, seed.words)
from (values
  ('order-received', 'order.url', 'Voir la commande', 'Nous avons reçu votre demande pour la {{vehicle.vehicleDescription}}',
    'Merci. Votre demande {{order.internalOrderNumber}} pour la {{vehicle.vehicleDescription}} nous est bien parvenue ; nous l’examinons dans l’heure.'),
  ('info-needed', 'order.url', 'Répondre', 'Il nous manque une information pour {{order.internalOrderNumber}}',
    'Pour avancer sur la {{vehicle.vehicleDescription}}, il nous faut : {{order.missingItems}}'),
  ('estimate-sent', 'estimate.url', 'Voir le devis', 'Votre devis {{estimate.number}} pour la {{vehicle.vehicleDescription}}',
    'Le devis s’élève à {{estimate.total}}.{{#if estimate.validUntil}} Il est valable jusqu’au {{estimate.validUntil}}.{{/if}} Les travaux commencent dès votre accord.'),
  ('estimate-approved', 'order.url', 'Voir la commande', 'Accord reçu : {{order.internalOrderNumber}}',
    'Merci pour votre accord concernant la {{vehicle.vehicleDescription}}. Nous convenons maintenant d’une date.'),
  ('appointment-confirmed', 'order.url', 'Voir le rendez-vous', 'Rendez-vous pour la {{vehicle.vehicleDescription}}',
    'La {{vehicle.vehicleDescription}} est inscrite{{#if appointment.start}} le {{appointment.start}}{{/if}}{{#if appointment.facility}} à {{appointment.facility}}{{/if}}. {{#if facility.address}}{{facility.address}}{{/if}}'),
  ('vehicle-collected', 'order.url', 'Suivre la commande', 'La {{vehicle.vehicleDescription}} est en route vers nous',
    'Nous avons pris en charge la {{vehicle.vehicleDescription}} et vous préviendrons de son arrivée.'),
  ('vehicle-arrived', 'order.url', 'Suivre la commande', 'La {{vehicle.vehicleDescription}} est arrivée',
    'La {{vehicle.vehicleDescription}} est chez nous{{#if facility.facilityName}} à {{facility.facilityName}}{{/if}}. L’inspection commence.{{#if order.estimatedCompletionDate}} Fin prévue : {{order.estimatedCompletionDate}}.{{/if}}'),
  ('on-hold', 'order.url', 'Voir ce qu’il faut', '{{order.internalOrderNumber}} est en attente',
    'Les travaux sur la {{vehicle.vehicleDescription}} sont suspendus{{#if order.holdReason}} : {{order.holdReason}}{{/if}}.'),
  ('vehicle-ready', 'order.url', 'Voir les rapports', 'La {{vehicle.vehicleDescription}} est prête',
    'Les travaux sur la {{vehicle.vehicleDescription}} sont terminés :</p><ul>{{#each order.calibrations}}<li>{{calibration.name}}</li>{{/each}}</ul><p>Les rapports se trouvent dans la commande.'),
  ('invoice-sent', 'invoice.url', 'Voir la facture', 'Facture {{invoice.number}} pour {{order.internalOrderNumber}}',
    'La facture s’élève à {{invoice.total}}{{#if invoice.dueDate}}, échéance le {{invoice.dueDate}}{{/if}}.'),
  ('payment-received', 'order.url', 'Voir la commande', 'Merci : {{order.internalOrderNumber}} est réglée',
    'Votre paiement pour la {{vehicle.vehicleDescription}} est arrivé. Il ne reste rien à payer.'),
  ('no-calibration', 'order.url', 'Voir le rapport', 'La {{vehicle.vehicleDescription}} n’a besoin d’aucun calibrage',
    'Notre contrôle de la {{vehicle.vehicleDescription}} a montré qu’aucun calibrage n’est nécessaire. Le rapport se trouve dans la commande.'),
  ('order-cancelled', 'order.url', 'Voir la commande', '{{order.internalOrderNumber}} est annulée',
    'La commande pour la {{vehicle.vehicleDescription}} est annulée{{#if order.cancellationReason}} : {{order.cancellationReason}}{{/if}}.'),
  ('estimate-reminder', 'estimate.url', 'Voir le devis', 'Votre devis {{estimate.number}} vous attend',
    'La {{vehicle.vehicleDescription}} ne peut être planifiée avant votre accord sur le devis de {{estimate.total}}.'),
  ('estimate-expired', 'estimate.url', 'Voir le devis', 'Votre devis {{estimate.number}} a expiré',
    'Le devis pour la {{vehicle.vehicleDescription}} n’est plus valable. Dites-nous si vous souhaitez toujours les travaux.'),
  ('estimate-declined', 'order.url', 'Ouvrir la commande', '{{customer.companyName}} a refusé {{estimate.number}}',
    'Le devis de {{estimate.total}} pour {{order.internalOrderNumber}}, {{vehicle.vehicleDescription}}, a été refusé.'),
  ('supplement-sent', 'estimate.url', 'Voir le devis', 'Travaux supplémentaires sur la {{vehicle.vehicleDescription}}',
    'Pendant les travaux, nous avons constaté un besoin supplémentaire. Le nouveau devis {{estimate.number}} s’élève à {{estimate.total}}.'),
  ('po-reminder', 'order.url', 'Donner le numéro', 'Il nous faut votre numéro de bon de commande pour {{order.internalOrderNumber}}',
    'Merci de nous donner le numéro de bon de commande pour la {{vehicle.vehicleDescription}} : sans lui, nous ne pouvons pas facturer.'),
  ('appointment-reminder', 'order.url', 'Voir le rendez-vous', 'Demain : la {{vehicle.vehicleDescription}}',
    'Nous attendons la {{vehicle.vehicleDescription}} le {{appointment.start}}{{#if appointment.facility}} à {{appointment.facility}}{{/if}}.'),
  ('appointment-changed', 'order.url', 'Voir le rendez-vous', 'Nouvel horaire pour la {{vehicle.vehicleDescription}}',
    'Le rendez-vous est désormais le {{appointment.start}}{{#if appointment.facility}} à {{appointment.facility}}{{/if}}.'),
  ('no-show', 'order.url', 'Choisir un autre horaire', 'Nous attendions la {{vehicle.vehicleDescription}} aujourd’hui',
    'La {{vehicle.vehicleDescription}} ne s’est pas présentée au rendez-vous. Choisissez un autre horaire.'),
  ('message-received', 'order.url', 'Répondre', 'Nouveau message au sujet de {{order.internalOrderNumber}}',
    '{{#if user.displayName}}{{user.displayName}} a écrit : {{/if}}{{message.text}}'),
  ('documents-ready', 'order.url', 'Voir les documents', 'Documents pour la {{vehicle.vehicleDescription}}',
    'De nouveaux documents pour {{order.internalOrderNumber}} peuvent être téléchargés.'),
  ('invoice-reminder', 'invoice.url', 'Voir la facture', 'La facture {{invoice.number}} arrive à échéance',
    '{{invoice.balance}} sont à régler avant le {{invoice.dueDate}}.'),
  ('invoice-overdue', 'invoice.url', 'Voir la facture', 'La facture {{invoice.number}} est en retard',
    '{{invoice.balance}} étaient à régler le {{invoice.dueDate}}. Si vous avez payé entre-temps, ignorez ce message.'),
  ('statement', 'invoice.url', 'Voir vos factures', 'Votre relevé de {{company.name}}',
    'Votre relevé montre ce qui reste ouvert chez nous.'),
  ('customer-linked', 'order.url', 'Commencer', 'Votre compte chez {{company.name}} est prêt',
    'Votre accès est désormais lié à {{customer.companyName}} : vous pouvez commander des calibrages.')
) as seed (key, link, words, subject, sentence)
join app.email_templates t using (key);

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, 'ar', seed.subject,
  format('<p>مرحبًا {{contact.name}}،</p><p>%s</p><p><a href="{{%s}}">%s</a></p>', seed.sentence, seed.link, seed.words)
from (values
  ('order-received', 'order.url', 'عرض الطلب', 'استلمنا طلبك الخاص بالمركبة {{vehicle.vehicleDescription}}',
    'شكرًا لك. وصلنا طلبك {{order.internalOrderNumber}} الخاص بالمركبة {{vehicle.vehicleDescription}}، وسنراجعه خلال ساعة.'),
  ('info-needed', 'order.url', 'الرد الآن', 'نحتاج إلى معلومة منك بشأن {{order.internalOrderNumber}}',
    'لمتابعة العمل على المركبة {{vehicle.vehicleDescription}} نحتاج إلى: {{order.missingItems}}'),
  ('estimate-sent', 'estimate.url', 'عرض التفاصيل', 'عرض السعر {{estimate.number}} للمركبة {{vehicle.vehicleDescription}}',
    'قيمة العرض {{estimate.total}}.{{#if estimate.validUntil}} وهو صالح حتى {{estimate.validUntil}}.{{/if}} يبدأ العمل بعد موافقتك.'),
  ('estimate-approved', 'order.url', 'عرض الطلب', 'تمت الموافقة: {{order.internalOrderNumber}}',
    'شكرًا لموافقتك على العمل على المركبة {{vehicle.vehicleDescription}}. الخطوة التالية هي تحديد موعد.'),
  ('appointment-confirmed', 'order.url', 'عرض الموعد', 'موعد المركبة {{vehicle.vehicleDescription}}',
    'تم حجز موعد للمركبة {{vehicle.vehicleDescription}}{{#if appointment.start}} في {{appointment.start}}{{/if}}{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}}. {{#if facility.address}}{{facility.address}}{{/if}}'),
  ('vehicle-collected', 'order.url', 'متابعة الطلب', 'المركبة {{vehicle.vehicleDescription}} في طريقها إلينا',
    'استلمنا المركبة {{vehicle.vehicleDescription}} وسنخبرك عند وصولها.'),
  ('vehicle-arrived', 'order.url', 'متابعة الطلب', 'وصلت المركبة {{vehicle.vehicleDescription}}',
    'المركبة {{vehicle.vehicleDescription}} لدينا الآن{{#if facility.facilityName}} في {{facility.facilityName}}{{/if}}. الخطوة التالية هي الفحص.{{#if order.estimatedCompletionDate}} نتوقع الانتهاء في {{order.estimatedCompletionDate}}.{{/if}}'),
  ('on-hold', 'order.url', 'عرض المطلوب', 'الطلب {{order.internalOrderNumber}} معلّق',
    'توقف العمل على المركبة {{vehicle.vehicleDescription}} مؤقتًا{{#if order.holdReason}}: {{order.holdReason}}{{/if}}.'),
  ('vehicle-ready', 'order.url', 'عرض التقارير', 'المركبة {{vehicle.vehicleDescription}} جاهزة',
    'اكتمل العمل على المركبة {{vehicle.vehicleDescription}}:</p><ul>{{#each order.calibrations}}<li>{{calibration.name}}</li>{{/each}}</ul><p>التقارير متوفرة مع الطلب.'),
  ('invoice-sent', 'invoice.url', 'عرض الفاتورة', 'الفاتورة {{invoice.number}} للطلب {{order.internalOrderNumber}}',
    'قيمة الفاتورة {{invoice.total}}{{#if invoice.dueDate}}، تاريخ الاستحقاق {{invoice.dueDate}}{{/if}}.'),
  ('payment-received', 'order.url', 'عرض الطلب', 'شكرًا لك: تم سداد {{order.internalOrderNumber}}',
    'وصلتنا دفعتك الخاصة بالمركبة {{vehicle.vehicleDescription}}. لا يوجد أي مبلغ متبقٍ.'),
  ('no-calibration', 'order.url', 'عرض التقرير', 'المركبة {{vehicle.vehicleDescription}} لا تحتاج إلى معايرة',
    'أظهر فحص المركبة {{vehicle.vehicleDescription}} أنها لا تحتاج إلى معايرة. تقرير الفحص متوفر مع الطلب.'),
  ('order-cancelled', 'order.url', 'عرض الطلب', 'أُلغي الطلب {{order.internalOrderNumber}}',
    'أُلغي الطلب الخاص بالمركبة {{vehicle.vehicleDescription}}{{#if order.cancellationReason}}: {{order.cancellationReason}}{{/if}}.'),
  ('estimate-reminder', 'estimate.url', 'عرض التفاصيل', 'عرض السعر {{estimate.number}} بانتظارك',
    'لا يمكن تحديد موعد للمركبة {{vehicle.vehicleDescription}} قبل موافقتك على العرض بقيمة {{estimate.total}}.'),
  ('estimate-expired', 'estimate.url', 'عرض التفاصيل', 'انتهت صلاحية عرض السعر {{estimate.number}}',
    'لم يعد عرض السعر الخاص بالمركبة {{vehicle.vehicleDescription}} صالحًا. أخبرنا إن كنت لا تزال ترغب في تنفيذ العمل.'),
  ('estimate-declined', 'order.url', 'فتح الطلب', 'رفض {{customer.companyName}} العرض {{estimate.number}}',
    'رُفض عرض السعر بقيمة {{estimate.total}} للطلب {{order.internalOrderNumber}}، {{vehicle.vehicleDescription}}.'),
  ('supplement-sent', 'estimate.url', 'عرض التفاصيل', 'أعمال إضافية على المركبة {{vehicle.vehicleDescription}}',
    'وجدنا أثناء العمل حاجة إلى أعمال إضافية. قيمة العرض الجديد {{estimate.number}} هي {{estimate.total}}.'),
  ('po-reminder', 'order.url', 'إدخال الرقم', 'نحتاج إلى رقم أمر الشراء للطلب {{order.internalOrderNumber}}',
    'يرجى تزويدنا برقم أمر الشراء للمركبة {{vehicle.vehicleDescription}}: لا يمكننا إصدار الفاتورة من دونه.'),
  ('appointment-reminder', 'order.url', 'عرض الموعد', 'غدًا: المركبة {{vehicle.vehicleDescription}}',
    'ننتظر المركبة {{vehicle.vehicleDescription}} في {{appointment.start}}{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}}.'),
  ('appointment-changed', 'order.url', 'عرض الموعد', 'موعد جديد للمركبة {{vehicle.vehicleDescription}}',
    'أصبح الموعد في {{appointment.start}}{{#if appointment.facility}} لدى {{appointment.facility}}{{/if}}.'),
  ('no-show', 'order.url', 'اختيار وقت آخر', 'لم تصل المركبة {{vehicle.vehicleDescription}} اليوم',
    'لم تحضر المركبة {{vehicle.vehicleDescription}} في موعدها. اختر وقتًا آخر وسنحجزه لك.'),
  ('message-received', 'order.url', 'الرد', 'رسالة جديدة بشأن {{order.internalOrderNumber}}',
    '{{#if user.displayName}}كتب {{user.displayName}}: {{/if}}{{message.text}}'),
  ('documents-ready', 'order.url', 'عرض المستندات', 'مستندات المركبة {{vehicle.vehicleDescription}}',
    'مستندات جديدة للطلب {{order.internalOrderNumber}} جاهزة للتنزيل.'),
  ('invoice-reminder', 'invoice.url', 'عرض الفاتورة', 'اقترب موعد استحقاق الفاتورة {{invoice.number}}',
    'يستحق مبلغ {{invoice.balance}} في {{invoice.dueDate}}.'),
  ('invoice-overdue', 'invoice.url', 'عرض الفاتورة', 'تجاوزت الفاتورة {{invoice.number}} موعد استحقاقها',
    'كان مبلغ {{invoice.balance}} مستحقًا في {{invoice.dueDate}}. إن كنت قد دفعت، فتجاهل هذه الرسالة.'),
  ('statement', 'invoice.url', 'عرض الفواتير', 'كشف حسابك لدى {{company.name}}',
    'يعرض كشف حسابك المبالغ المستحقة لدينا.'),
  ('customer-linked', 'order.url', 'البدء', 'حسابك لدى {{company.name}} جاهز',
    'تم ربط حسابك بالشركة {{customer.companyName}}: يمكنك الآن طلب المعايرة.')
) as seed (key, link, words, subject, sentence)
join app.email_templates t using (key);

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select id, version, subject, body_html from app.email_template_texts;
