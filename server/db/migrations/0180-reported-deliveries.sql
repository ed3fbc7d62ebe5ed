-- When the provider's report was of that a message's status follows, and whether what was returned may still arrive: reports come in
-- any order. Addresses can also be suppressed because their owner unsubscribed at the provider.
alter table app.messages
  add column reported_at timestamptz,
  add column may_arrive boolean not null default false;

alter table app.undeliverable_addresses
  drop constraint undeliverable_addresses_reason_check,
  add constraint undeliverable_addresses_reason_check check (reason in ('bounced', 'unsubscribed', 'complaint'));
