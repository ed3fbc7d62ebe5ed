-- Invoices with gap-free numbers, and the ledger: payments, what they pay, and credit. Ledger rows are only ever added; a balance is
-- their sum.
create table app_private.counters (
  key text primary key,
  next bigint not null check (next > 0)
);
insert into app_private.counters (key, next)
  select 'invoice', coalesce(max(substring(number from '^INV-([0-9]{1,12})$')::bigint), 0) + 1 from app.invoices;

alter table app.invoices
  add column estimate_id uuid references app.estimates,
  add column reissue_of_id uuid references app.invoices, -- the void invoice that this one replaces
  add column tax_exempt_reason text not null default '' check (char_length(tax_exempt_reason) <= 200),
  add column override_note text check (char_length(override_note) between 10 and 500), -- why it was issued before its time
  add column reminders_sent integer not null default 0,
  add constraint invoices_paid_check check (paid_cents between 0 and greatest(total_cents, 0));
-- An estimate is converted once; a void invoice frees it.
create unique index invoices_estimate_id_key on app.invoices (estimate_id) where status <> 'void';
create index invoices_reissue_of_id_idx on app.invoices (reissue_of_id) where reissue_of_id is not null;
create index invoices_open_idx on app.invoices (customer_id, due_date) where status in ('issued', 'sent', 'partiallyPaid');

create table app.payments (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references app.customers,
  method text not null check (method in ('card', 'ach', 'check', 'cash', 'transfer', 'rewardCredit', 'other')),
  amount_cents integer not null check (amount_cents > 0),
  received_on date not null,
  reference text not null default '' check (char_length(reference) <= 80),
  note text not null default '' check (char_length(note) <= 500),
  card_payment_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid
);
create index payments_customer_id_idx on app.payments (customer_id, created_at desc, id desc);
create index payments_created_at_idx on app.payments (created_at desc, id desc);
create index payments_received_on_idx on app.payments (received_on desc, id desc);

create table app.payment_reversals (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null unique references app.payments,
  customer_id uuid not null,
  reason text not null check (char_length(reason) between 3 and 500),
  created_at timestamptz not null default now(),
  created_by uuid
);

-- Credit of two accounts: `reward` is what partners earn, `customer` what a customer paid too much or ahead.
create table app.credit_entries (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references app.customers,
  account text not null check (account in ('reward', 'customer')),
  kind text not null check (kind in ('earn', 'redeem', 'expire', 'adjust', 'reverse', 'deposit', 'excess', 'apply', 'refund')),
  amount_cents integer not null check (amount_cents <> 0), -- below zero: taken from the account
  invoice_id uuid references app.invoices,
  payment_id uuid references app.payments,
  of_entry_id uuid references app.credit_entries, -- the entry that this one uses up, expires or reverses
  expires_on date,
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  created_by uuid,
  constraint credit_entries_account_kind_check check (case account
    when 'reward' then kind in ('earn', 'redeem', 'expire', 'adjust', 'reverse')
    else kind in ('deposit', 'excess', 'apply', 'refund', 'adjust', 'reverse') end)
);
create index credit_entries_customer_id_idx on app.credit_entries (customer_id, account, created_at desc, id desc);
create index credit_entries_invoice_id_idx on app.credit_entries (invoice_id) where invoice_id is not null;
create index credit_entries_payment_id_idx on app.credit_entries (payment_id) where payment_id is not null;
create index credit_entries_of_entry_id_idx on app.credit_entries (of_entry_id) where of_entry_id is not null;
create index credit_entries_expires_on_idx on app.credit_entries (expires_on) where expires_on is not null;

-- What a payment or a credit pays of an invoice; below zero when it is taken back.
create table app.payment_allocations (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid references app.payments,
  credit_entry_id uuid references app.credit_entries,
  invoice_id uuid not null references app.invoices,
  customer_id uuid not null,
  amount_cents integer not null check (amount_cents <> 0),
  created_at timestamptz not null default now(),
  created_by uuid,
  constraint payment_allocations_one_source_check check (num_nonnulls(payment_id, credit_entry_id) = 1)
);
create index payment_allocations_payment_id_idx on app.payment_allocations (payment_id) where payment_id is not null;
create index payment_allocations_credit_entry_id_idx on app.payment_allocations (credit_entry_id) where credit_entry_id is not null;
create index payment_allocations_invoice_id_idx on app.payment_allocations (invoice_id, created_at desc, id desc);

-- Invoices that were paid before there was a ledger have one payment each, of the day they were last changed.
with paid as (
  insert into app.payments (customer_id, method, amount_cents, received_on, note, created_at)
  select customer_id, 'other', paid_cents, updated_at::date, 'invoice:' || id, updated_at from app.invoices where paid_cents > 0
  returning id, customer_id, amount_cents, note, created_at
)
insert into app.payment_allocations (payment_id, invoice_id, customer_id, amount_cents, created_at)
  select id, split_part(note, ':', 2)::uuid, customer_id, amount_cents, created_at from paid;
update app.payments set note = '' where note like 'invoice:%';

-- A payment by card, from the moment the provider is asked. What is known of the card stays with the provider.
create table app.card_payments (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references app.customers,
  provider text not null check (char_length(provider) between 1 and 40),
  provider_id text check (char_length(provider_id) between 1 and 200), -- empty until the provider answered
  status text not null default 'open' check
    (status in ('open', 'requiresAction', 'processing', 'succeeded', 'failed', 'canceled', 'disputed', 'refunded')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  failure text not null default '' check (char_length(failure) <= 300),
  billing_link_id uuid references app.billing_links on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (provider, provider_id)
);
create index card_payments_customer_id_idx on app.card_payments (customer_id, created_at desc, id desc);
create index card_payments_billing_link_id_idx on app.card_payments (billing_link_id) where billing_link_id is not null;
create index card_payments_open_idx on app.card_payments (created_at) where status in ('open', 'requiresAction', 'processing');
alter table app.payments add constraint payments_card_payment_id_fkey foreign key (card_payment_id) references app.card_payments;
create unique index payments_card_payment_id_key on app.payments (card_payment_id) where card_payment_id is not null;

-- The invoices that a payment by card is for.
create table app.card_payment_invoices (
  id uuid primary key default gen_random_uuid(),
  card_payment_id uuid not null references app.card_payments on delete cascade,
  invoice_id uuid not null references app.invoices,
  customer_id uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  unique (card_payment_id, invoice_id)
);
create index card_payment_invoices_invoice_id_idx on app.card_payment_invoices (invoice_id);
