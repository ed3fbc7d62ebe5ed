-- A credit memo that was written by mistake becomes void: its number stays taken, and what it gave is taken back.
alter table app.credit_memos
  add column voided_at timestamptz,
  add column voided_by uuid,
  add column void_reason text check (char_length(void_reason) between 3 and 500),
  add constraint credit_memos_void_check check ((voided_at is null) = (void_reason is null));

-- What a memo's credit pays of its own invoice names that credit, so that it can be undone.
update app.credit_entries a set of_entry_id = m.id
from app.credit_entries m
where m.kind = 'memo' and a.kind = 'apply' and a.of_entry_id is null
  and a.invoice_id = m.invoice_id and a.customer_id = m.customer_id and a.created_at = m.created_at;

insert into app.email_templates (sort_order, key, name, recipients, is_about_money) values
  (257, 'credit-memo-voided', 'Credit memo voided', '{preferredContact}', true);

insert into app.email_template_texts (email_template_id, locale, subject, body_html)
select t.id, seed.locale, seed.subject,
  format('<p>%s</p><p>%s</p><p><a href="{{order.url}}">%s</a></p>', seed.greeting, seed.sentence, seed.words)
from (values
  ('en', 'Credit memo {{creditMemo.number}} is void', 'Hello {{contact.name}},',
    'Credit memo {{creditMemo.number}} over {{creditMemo.total}} for invoice {{invoice.number}} is void. What it took off the invoice is owed again.',
    'See your order'),
  ('fr', 'L’avoir {{creditMemo.number}} est annulé', 'Bonjour {{contact.name}},',
    'L’avoir {{creditMemo.number}} de {{creditMemo.total}} sur la facture {{invoice.number}} est annulé. Ce qu’il déduisait de la facture est de nouveau dû.',
    'Voir la commande'),
  ('ar', 'إشعار الائتمان {{creditMemo.number}} ملغى', 'مرحبًا {{contact.name}}،',
    'إشعار الائتمان {{creditMemo.number}} بمبلغ {{creditMemo.total}} للفاتورة {{invoice.number}} ملغى. ما خصمه من الفاتورة مستحق من جديد.',
    'عرض الطلب')
) as seed (locale, subject, greeting, sentence, words)
cross join (select id from app.email_templates where key = 'credit-memo-voided') t;

insert into app.email_template_versions (email_template_text_id, version, subject, body_html)
select x.id, x.version, x.subject, x.body_html
from app.email_template_texts x join app.email_templates t on t.id = x.email_template_id and t.key = 'credit-memo-voided'
on conflict do nothing;
