-- The answer to an estimate that came by mail names the calibrations that it asks for; texts that staff have written anew stay
-- as they are.
update app.email_template_texts x
set body_html = replace(x.body_html, '{{#if message.text}}',
  '<ul>{{#each order.calibrations}}<li>{{calibration.name}}</li>{{/each}}</ul>{{#if message.text}}')
from app.email_templates t
where t.id = x.email_template_id and t.key = 'request-received-by-mail' and x.version = 1;

update app.email_template_versions v set subject = x.subject, body_html = x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id
where v.email_template_text_id = x.id and v.version = x.version and t.key = 'request-received-by-mail'
  and (v.subject, v.body_html) is distinct from (x.subject, x.body_html);
