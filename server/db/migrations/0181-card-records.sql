-- What the provider of card payments says of each of its objects, in the latest state that was reported, and what a payment has lost
-- to refunds and disputes: rows of the ledger, which are only ever added.
create table app.card_records (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (char_length(provider) between 1 and 40),
  kind text not null check (kind in ('session', 'intent', 'charge', 'refund', 'dispute')),
  provider_id text not null check (char_length(provider_id) between 1 and 200),
  card_payment_id uuid references app.card_payments on delete cascade, -- empty until it is known whose it is
  reference text check (char_length(reference) between 1 and 200), -- the provider's name of the payment
  charge_id text check (char_length(charge_id) between 1 and 200),
  state text not null check (char_length(state) between 1 and 40),
  told_state text check (char_length(told_state) between 1 and 40), -- of which the office has been told
  amount_cents integer check (amount_cents >= 0),
  returned_cents integer check (returned_cents >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  reason text not null default '' check (char_length(reason) <= 300),
  respond_by timestamptz,
  happened_at timestamptz not null,
  told_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (provider, kind, provider_id)
);
create index card_records_card_payment_id_idx on app.card_records (card_payment_id, happened_at, id);
create index card_records_reference_idx on app.card_records (provider, reference) where reference is not null;
create index card_records_unknown_idx on app.card_records (created_at) where card_payment_id is null;

alter table app.card_payments add column contested_cents integer not null default 0 check (contested_cents >= 0);
create index card_payments_contested_idx on app.card_payments (id) where contested_cents > 0;

alter table app.payments
  add column returned_cents integer not null default 0,
  add constraint payments_returned_check check (returned_cents between 0 and amount_cents);

create table app.payment_returns (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references app.payments,
  customer_id uuid not null,
  card_record_id uuid references app.card_records on delete set null,
  amount_cents integer not null check (amount_cents <> 0), -- below zero when it counts as paid again
  reason text not null check (char_length(reason) between 3 and 500),
  created_at timestamptz not null default now()
);
create index payment_returns_payment_id_idx on app.payment_returns (payment_id, created_at, id);
create index payment_returns_customer_id_idx on app.payment_returns (customer_id, created_at);
create index payment_returns_card_record_id_idx on app.payment_returns (card_record_id) where card_record_id is not null;

-- How far the provider's own list of changes has been compared with what was reported.
create table app_private.card_comparisons (
  provider text primary key,
  compared_until timestamptz, -- everything before is compared
  began_at timestamptz, -- of a comparison that is under way
  since timestamptz,
  cursor text
);
