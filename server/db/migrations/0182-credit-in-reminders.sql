-- Reminders name the customer's credit and what is in dispute, where staff have not left out the balance.
update app.email_template_texts x
set body_html = regexp_replace(x.body_html, '(\{\{invoice\.balance\}\}.*?)(</p>)', '\1' || said.sentence || '\2')
from app.email_templates t, (values
  ('en', '{{#if invoice.credit}} You have a credit of {{invoice.credit}} with us, so {{invoice.toPay}} remain to be paid.{{/if}}{{#if invoice.inDispute}} {{invoice.inDispute}} of it are in dispute and need not be paid now.{{/if}}'),
  ('fr', '{{#if invoice.credit}} Vous avez un avoir de {{invoice.credit}} chez nous : il reste {{invoice.toPay}} à régler.{{/if}}{{#if invoice.inDispute}} {{invoice.inDispute}} de ce montant sont en litige et ne sont pas à régler pour le moment.{{/if}}'),
  ('ar', '{{#if invoice.credit}} لديك رصيد قدره {{invoice.credit}} لدينا، فيتبقى {{invoice.toPay}} للدفع.{{/if}}{{#if invoice.inDispute}} منها {{invoice.inDispute}} محل نزاع ولا يلزم دفعها الآن.{{/if}}')
) as said (locale, sentence)
where t.id = x.email_template_id and t.key in ('invoice-reminder', 'invoice-overdue') and said.locale = x.locale
  and x.body_html not like '%invoice.credit%';

update app.email_template_versions v set body_html = x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id
where v.email_template_text_id = x.id and v.version = x.version and t.key in ('invoice-reminder', 'invoice-overdue')
  and v.body_html <> x.body_html;
