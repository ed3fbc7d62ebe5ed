-- An order has one revision of a notice with each number, whoever issues at once.
create unique index concurrently documents_notice_key on app.documents (service_order_id, type, revision)
  where type in ('noneRequired', 'notCompleted');
