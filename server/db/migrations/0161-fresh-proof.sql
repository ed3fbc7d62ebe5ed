-- What changes an account asks who it is: a session remembers when the person last proved it, and a password that was just chosen
-- proves nothing yet.

alter table app_private.refresh_tokens add column proved_at timestamptz;
update app_private.refresh_tokens set proved_at = created_at where kind = 'regular' and opened_by is null and not resets_password;

-- Null: at once, as it was chosen at registration.
alter table app_private.user_passwords add column proves_from timestamptz;

alter table app_private.tickets
  drop constraint tickets_purpose_check,
  add constraint tickets_purpose_check check (purpose in ('verifyEmail', 'passwordlessEmail', 'passwordReset',
    'emailConfirmChange', 'emailCode', 'smsCode', 'phoneChange', 'proofCode', 'mfaTotp', 'pkceCode'));
drop index app_private.tickets_ticket_hash_key;
create unique index tickets_ticket_hash_key on app_private.tickets (ticket_hash, purpose)
  where purpose not in ('emailCode', 'smsCode', 'phoneChange', 'proofCode'); -- six digits repeat
