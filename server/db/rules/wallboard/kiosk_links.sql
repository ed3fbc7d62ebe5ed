-- Only the server reads these, by the hash of the token in the link; only admins may call its verbs.
create or replace trigger audit after insert or delete on app_private.kiosk_links for each row execute function app_private.audit();
