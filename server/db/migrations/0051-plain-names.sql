-- The values a mail was queued with are its context, and a sign-in at a provider is called just that.
alter table app.messages rename column facts to context;

-- Sealed under another name from here on; who is at a provider this moment starts again.
delete from app_private.provider_visits;
alter table app_private.provider_visits rename to provider_sign_ins;
alter table app_private.provider_sign_ins rename column sealed_visit to sealed_sign_in;
alter table app_private.provider_sign_ins rename constraint provider_visits_pkey to provider_sign_ins_pkey;
alter index app_private.provider_visits_expires_at_idx rename to provider_sign_ins_expires_at_idx;
