-- Starter texts for states with laws about calibrations, none of them verified; and the mails that bring notices.
insert into app.disclosure_texts (state, occasion, language, revision, body, valid_from, source_title, source_url, source_read_on)
values
  ('AZ', 'beforeWork', 'en', 1,
    'Your vehicle has driver assistance systems. Before the work begins we tell you whether a system has to be recalibrated and whether we will do it. If we recalibrate a system, the recalibration meets or exceeds the vehicle manufacturer''s specifications. You receive an itemized description of the work. If an insurer pays for all or part of it, we tell you the total that the insurer agrees to pay.',
    '2023-01-01', 'Arizona Revised Statutes § 20-463.02, from Senate Bill 1410 of 2022 as introduced',
    'https://azleg.gov/legtext/55leg/2R/bills/SB1410P.htm', '2026-11-29'),
  ('AZ', 'notCompleted', 'en', 1,
    'A recalibration of a driver assistance system was not performed or was not completed successfully. The vehicle should be taken to a dealer certified by the vehicle manufacturer, or to another qualified repair shop, to have it done.',
    '2023-01-01', 'Arizona Revised Statutes § 20-463.02, from Senate Bill 1410 of 2022 as introduced',
    'https://azleg.gov/legtext/55leg/2R/bills/SB1410P.htm', '2026-11-29'),
  ('MD', 'beforeWork', 'en', 1,
    'Your vehicle has an advanced driver assistance system. Before glass is repaired or replaced we tell you whether the system has to be recalibrated. The work on your vehicle will meet or exceed original equipment manufacturer specifications. You are not charged for services that are not performed or not completed successfully.',
    '2023-10-01', 'Maryland Code, Commercial Law § 14-1327, from House Bill 920 of 2023, in a report about it',
    'https://www.aftermarketmatters.com/collision-repair/maryland-enacts-calibration-consumer-protection/', '2026-11-29'),
  ('MD', 'notCompleted', 'en', 1,
    'The recalibration of an advanced driver assistance system of your vehicle was not performed or was not completed successfully. You are not charged for a recalibration that was not performed or not completed successfully.',
    '2023-10-01', 'Maryland Code, Commercial Law § 14-1327, from House Bill 920 of 2023, in a report about it',
    'https://www.aftermarketmatters.com/collision-repair/maryland-enacts-calibration-consumer-protection/', '2026-11-29'),
  ('UT', 'beforeWork', 'en', 1,
    'Your vehicle has an advanced driver assistance feature. Before glass is repaired or replaced we tell you in writing whether a recalibration is required and whether it will be performed. If we recalibrate, the recalibration meets or exceeds the manufacturer''s specifications. You receive an itemized description of the work and, if an insurer pays all or part of it, the total that the insurer has agreed to pay.',
    '2021-05-05', 'Utah Code § 41-6a-1645, from Senate Bill 78 of 2021, second substitute',
    'https://le.utah.gov/~2021/bills/sbillint/SB0078S02.htm', '2026-11-29'),
  ('UT', 'notCompleted', 'en', 1,
    'The recalibration of an advanced driver assistance feature was not performed or was not completed successfully. The vehicle should be taken to the manufacturer''s certified repair shop, or to another qualified repair shop, to be recalibrated and repaired.',
    '2021-05-05', 'Utah Code § 41-6a-1645, from Senate Bill 120 of 2020 and Senate Bill 78 of 2021',
    'https://le.utah.gov/~2020/bills/sbillint/SB0120S03.htm', '2026-11-29');

insert into app.email_templates (sort_order, key, name, recipients) values
  (165, 'calibration-notice', 'Calibration not completed', '{preferredContact,vehicleOwner,facility}'),
  (166, 'none-required', 'No calibration was required', '{preferredContact}');

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s</p><p>%s</p><p>%s</p><p><a href="{{notice.url}}">%s</a></p>', seed.greeting, seed.sentence, seed.advice, seed.words)
from (values
  ('calibration-notice', 'en', 'Important: a calibration of the {{vehicle.vehicleDescription}} was not completed', 'Hello {{contact.name}},',
    'At least one driver assistance system of the {{vehicle.vehicleDescription}} was not calibrated, or its calibration did not succeed. Notice {{notice.number}} says which one and why.',
    'Driver assistance may not work as expected. Please read the notice before the vehicle is driven, and sign that you have received it.',
    'Read and sign the notice'),
  ('calibration-notice', 'fr', 'Important : un calibrage de la {{vehicle.vehicleDescription}} n’est pas terminé', 'Bonjour {{contact.name}},',
    'Au moins un système d’aide à la conduite de la {{vehicle.vehicleDescription}} n’a pas été calibré, ou son calibrage n’a pas réussi. L’avis {{notice.number}} indique lequel et pourquoi.',
    'Les aides à la conduite peuvent ne pas fonctionner comme prévu. Veuillez lire l’avis avant de conduire le véhicule et signer que vous l’avez reçu.',
    'Lire et signer l’avis'),
  ('calibration-notice', 'ar', 'هام: لم تكتمل معايرة المركبة {{vehicle.vehicleDescription}}', 'مرحبًا {{contact.name}}،',
    'لم تتم معايرة نظام واحد على الأقل من أنظمة مساعدة السائق في المركبة {{vehicle.vehicleDescription}}، أو لم تنجح معايرته. يوضح الإشعار {{notice.number}} أي نظام ولماذا.',
    'قد لا تعمل أنظمة مساعدة السائق كما هو متوقع. يُرجى قراءة الإشعار قبل قيادة المركبة والتوقيع على استلامه.',
    'قراءة الإشعار وتوقيعه'),
  ('none-required', 'en', 'No calibration was required on the {{vehicle.vehicleDescription}}', 'Hello {{contact.name}},',
    'For the repairs on the {{vehicle.vehicleDescription}} that are named in notice {{notice.number}}, no calibration was required.',
    'The notice says which systems were looked at and by which source.',
    'See the notice'),
  ('none-required', 'fr', 'Aucun calibrage requis sur la {{vehicle.vehicleDescription}}', 'Bonjour {{contact.name}},',
    'Pour les réparations de la {{vehicle.vehicleDescription}} indiquées dans l’avis {{notice.number}}, aucun calibrage n’était requis.',
    'L’avis indique quels systèmes ont été examinés et selon quelle source.',
    'Voir l’avis'),
  ('none-required', 'ar', 'لم تكن المعايرة مطلوبة للمركبة {{vehicle.vehicleDescription}}', 'مرحبًا {{contact.name}}،',
    'لم تكن أي معايرة مطلوبة لإصلاحات المركبة {{vehicle.vehicleDescription}} المذكورة في الإشعار {{notice.number}}.',
    'يوضح الإشعار الأنظمة التي فُحصت والمصدر المعتمد.',
    'عرض الإشعار')
) as seed (key, locale, subject, greeting, sentence, advice, words)
join app.email_templates t on t.key = seed.key;

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x
join app.email_templates t on t.id = x.email_template_id and t.key in ('calibration-notice', 'none-required')
on conflict do nothing;
