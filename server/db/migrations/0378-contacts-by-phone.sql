-- Whoever sends a text message is found by the digits of the telephone, however it was written.
create index concurrently contacts_phone_digits_idx on app.contacts (right(regexp_replace(phone, '\D', '', 'g'), 10));
