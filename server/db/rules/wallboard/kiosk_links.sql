-- Only the server reads these, by the hash of the token in the link; only admins may call its verbs.
create or replace trigger audit after insert or delete on app_private.kiosk_links for each row execute function app_private.audit();

-- A display whose link is gone hears nothing more.
create or replace function app_private.tell_ended_kiosk() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('live:order_changes', jsonb_build_object('endedKiosk', old.id)::text);
  return null;
end
$$;
create or replace trigger tell_ended after delete on app_private.kiosk_links
  for each row execute function app_private.tell_ended_kiosk();
