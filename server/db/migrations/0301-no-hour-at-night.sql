-- Nobody looks at a request at night or on a holiday; texts that staff have written anew stay as they are.
update app.email_template_texts x
set body_html = replace(x.body_html, said.before, said.after)
from app.email_templates t, (values
  ('en', 'we will look at it within the hour.', 'we will look at it within the hour, or as soon as we open next.'),
  ('fr', 'nous l’examinons dans l’heure.', 'nous l’examinons dans l’heure, ou dès notre prochaine ouverture.'),
  ('ar', 'وسنراجعه خلال ساعة.', 'وسنراجعه خلال ساعة، أو حالما نفتح مجددًا.')
) as said (locale, before, after)
where t.id = x.email_template_id and t.key = 'order-received' and said.locale = x.locale;

update app.email_template_versions v set subject = x.subject, body_html = x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id
where v.email_template_text_id = x.id and v.version = x.version and t.key = 'order-received'
  and (v.subject, v.body_html) is distinct from (x.subject, x.body_html);
