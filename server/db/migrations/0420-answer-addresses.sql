-- Where answers to a mail go, if its sender asks for another address than their own: forms of websites and groups write in the
-- name of people.
alter table app.conversation_messages add column answer_to text;
alter table app.conversation_messages add constraint conversation_messages_answer_to_check
  check (char_length(answer_to) <= 254) not valid;
