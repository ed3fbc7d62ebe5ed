-- The provider's own name of the charge: by it a dispute or a refund is recognized.
alter table app.card_payments add column reference text check (char_length(reference) between 1 and 200);
create unique index card_payments_reference_key on app.card_payments (provider, reference) where reference is not null;
