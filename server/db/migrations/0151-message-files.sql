-- Photos and files that were sent with a message on an order. They are documents of the order like any other; these columns
-- say with which message each came, and in which place.
alter table app.order_messages
  add column file_count integer not null default 0 check (file_count between 0 and 10), -- as it was sent; a file may be deleted later
  drop constraint order_messages_body_check,
  add constraint order_messages_body_check check (char_length(body) <= 5000 and (body <> '' or file_count > 0));

alter table app.files
  add column order_message_id uuid references app.order_messages,
  add column message_position integer check (message_position between 1 and 10),
  add constraint files_order_message_check check (
    (order_message_id is null) = (message_position is null) and (order_message_id is null or service_order_id is not null));
create index files_order_message_id_idx on app.files (order_message_id);
-- Uploaded for a message and not sent yet: what was never sent is deleted.
create index files_unsent_idx on app.files (created_at) where service_order_id is null and metadata @> '{"forMessage": true}';
