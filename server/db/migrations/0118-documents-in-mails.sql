-- Customers choose whether mails bring their documents along or only lead to them.
alter table app.customers
  add column document_delivery text not null default 'link' check (document_delivery in ('link', 'attachment'));

-- The documents that a mail brings along, as [{"type": "invoice", "subjectId": "…"}].
alter table app.messages add column attached_documents jsonb not null default '[]'
  check (jsonb_typeof(attached_documents) = 'array' and jsonb_array_length(attached_documents) <= 10);
