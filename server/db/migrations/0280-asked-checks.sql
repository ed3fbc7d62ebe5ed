-- A colleague's task that somebody asks for: it stands in the lists of those who may do it, and they are told by mail.
alter table app.order_tasks
  add column check_asked_by uuid references app.users,
  add column check_asked_at timestamptz,
  add constraint order_tasks_check_asked_check check ((check_asked_by is null) = (check_asked_at is null));
create index order_tasks_check_asked_by_idx on app.order_tasks (check_asked_by);
-- The few that wait are found without reading the tasks of every order.
create index order_tasks_asked_idx on app.order_tasks (check_asked_at) where check_asked_at is not null and state = 'open';

insert into app.email_templates (sort_order, key, name, recipients) values
  (226, 'check-asked', 'Check asked of colleagues (to us)', '{colleagues}');

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject, format('<p>%s</p><p><a href="{{order.url}}">%s</a></p>', seed.sentence, seed.words)
from (values
  ('en', 'A colleague asks for your check on {{order.internalOrderNumber}}',
    'The {{vehicle.vehicleDescription}} needs a second-person check by somebody who did not calibrate it. Its photos and reports are on the order, so that you can do it from anywhere.', 'Open the order'),
  ('fr', 'Un collègue demande votre contrôle sur {{order.internalOrderNumber}}',
    'Le véhicule {{vehicle.vehicleDescription}} demande le contrôle d’une seconde personne qui ne l’a pas calibré. Ses photos et rapports sont sur la commande : vous pouvez le faire de n’importe où.', 'Ouvrir la commande'),
  ('ar', 'زميل يطلب فحصك للطلب {{order.internalOrderNumber}}',
    'تحتاج المركبة {{vehicle.vehicleDescription}} إلى فحص من شخص ثانٍ لم يعايرها. صورها وتقاريرها في الطلب، فيمكنك إجراء الفحص من أي مكان.', 'فتح الطلب')
) as seed (locale, subject, sentence, words)
join app.email_templates t on t.key = 'check-asked';

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id and t.key = 'check-asked'
on conflict do nothing;
