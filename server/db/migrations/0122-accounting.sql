-- QuickBooks Online: the companies that the shop was connected to, which record there is which of ours, and the work between the two.
create table app.qbo_connections (
  id uuid primary key default gen_random_uuid(),
  environment text not null check (environment in ('simulator', 'sandbox', 'production')),
  realm_id text not null check (realm_id ~ '^\d{1,30}$'),
  company_name text not null default '' check (char_length(company_name) <= 200),
  country text not null default '' check (char_length(country) <= 60),
  -- offered: consent was given for another company than before, and a person must confirm it; broken: must be connected again.
  status text not null check (status in ('offered', 'connected', 'broken', 'disconnected')),
  connected_at timestamptz,
  connected_by uuid references app.users,
  broken_at timestamptz,
  broken_reason text check (broken_reason in ('tokenRefused', 'appNotAuthorized', 'personLostRights', 'subscriptionEnded')),
  disconnected_at timestamptz,
  disconnected_by uuid references app.users,
  -- After this it must be connected again by a person, unless its token is renewed before.
  reconnect_before timestamptz,
  checked_at timestamptz, -- when it last answered
  -- QuickBooks' own time, word for word: where the next capture of changes starts.
  changes_since text check (char_length(changes_since) <= 60),
  changes_read_at timestamptz,
  -- When somebody asked to read its accounts, customers and items, when that was done, and what went wrong.
  records_asked_at timestamptz,
  records_read_at timestamptz,
  records_problem text check (char_length(records_problem) between 1 and 500),
  -- Nothing is sent until a person has looked at what would be.
  is_sending boolean not null default false,
  -- The first issue or receipt date of what is sent; earlier records are the books' own.
  sends_from date,
  sends_estimates boolean not null default false,
  income_account_id text check (char_length(income_account_id) between 1 and 40),
  expense_account_id text check (char_length(expense_account_id) between 1 and 40),
  -- Where reward credit that paid an invoice is booked; without it such payments wait.
  reward_account_id text check (char_length(reward_account_id) between 1 and 40),
  taxable_code text not null default 'TAX' check (char_length(taxable_code) between 1 and 40),
  exempt_code text not null default 'NON' check (char_length(exempt_code) between 1 and 40),
  -- Whose amount of tax counts when QuickBooks computes another one.
  tax_policy text not null default 'ours' check (tax_policy in ('ours', 'theirs')),
  -- The custom field of theirs that takes the purchase order's number.
  po_field_id text check (char_length(po_field_id) between 1 and 10),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references app.users,
  updated_by uuid references app.users,
  version integer not null default 1,
  unique (environment, realm_id)
);
-- The shop has one set of books.
create unique index qbo_connections_current_key on app.qbo_connections ((true)) where status in ('connected', 'broken');
create index qbo_connections_connected_by_idx on app.qbo_connections (connected_by);
create index qbo_connections_disconnected_by_idx on app.qbo_connections (disconnected_by);
create index qbo_connections_created_by_idx on app.qbo_connections (created_by);
create index qbo_connections_updated_by_idx on app.qbo_connections (updated_by);

-- Encrypted; nobody but the server reads them.
create table app_private.qbo_tokens (
  connection_id uuid primary key references app.qbo_connections on delete cascade,
  sealed bytea not null,
  updated_at timestamptz not null default now()
);

-- The `state` of a consent that a person began: used once, by that person alone.
create table app_private.qbo_consents (
  state_hash text primary key check (char_length(state_hash) = 64),
  user_id uuid not null references app.users on delete cascade,
  expires_at timestamptz not null
);
create index qbo_consents_user_id_idx on app_private.qbo_consents (user_id);

-- Webhook events that were taken, so that a repeat is known.
create table app_private.qbo_events (
  id text primary key check (char_length(id) between 1 and 200),
  connection_id uuid not null references app.qbo_connections on delete cascade,
  received_at timestamptz not null default now()
);
create index qbo_events_connection_id_idx on app_private.qbo_events (connection_id);
create index qbo_events_received_at_idx on app_private.qbo_events (received_at);

-- Accounts there, as last read: what income, purchases and reward credit can be booked to.
create table app.qbo_accounts (
  id uuid primary key default gen_random_uuid(),
  connection_id uuid not null references app.qbo_connections on delete cascade,
  qbo_id text not null check (char_length(qbo_id) between 1 and 40),
  name text not null check (char_length(name) <= 300),
  account_type text not null default '' check (char_length(account_type) <= 60),
  is_active boolean not null default true,
  unique (connection_id, qbo_id)
);

-- Which record there is which of ours.
create table app.qbo_links (
  id uuid primary key default gen_random_uuid(),
  connection_id uuid not null references app.qbo_connections on delete cascade,
  entity text not null check (entity in ('Customer', 'Item', 'Estimate', 'Invoice', 'Payment')),
  local_id uuid not null, -- of the customer, line item type, estimate, invoice, payment or allocation of credit
  qbo_id text not null check (char_length(qbo_id) between 1 and 40),
  sync_token text not null check (char_length(sync_token) <= 20),
  -- Who made the record first.
  origin text not null check (origin in ('ours', 'theirs')),
  snapshot jsonb not null, -- the fields as both sides agreed last, under QuickBooks' names, amounts in cents
  synced_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (connection_id, entity, local_id),
  unique (connection_id, entity, qbo_id)
);
create index qbo_links_local_id_idx on app.qbo_links (local_id);

-- What is to be done there or to be read from there. A write carries the job's id as its request id, so that it is done once.
create table app.qbo_jobs (
  id uuid primary key default gen_random_uuid(),
  number bigint not null generated always as identity,
  connection_id uuid not null references app.qbo_connections on delete cascade,
  -- Jobs of one lane are done one at a time and in order: each customer has one, and so has the catalogue.
  lane text not null check (char_length(lane) between 1 and 80),
  entity text not null check (entity in ('Customer', 'Item', 'Estimate', 'Invoice', 'Payment')),
  local_id uuid,
  qbo_id text check (char_length(qbo_id) between 1 and 40),
  operation text not null check (operation in ('push', 'void', 'delete', 'pull')),
  label text not null default '' check (char_length(label) <= 200), -- what people know the record by
  customer_id uuid references app.customers,
  -- pending: its turn comes; sending: written out and sent, the outcome is not known; unconfirmed: waits for a person's yes;
  -- failed: only a person can help.
  status text not null default 'pending' check (status in ('pending', 'sending', 'unconfirmed', 'failed', 'done', 'skipped')),
  payload jsonb, -- as it is sent, and sent again
  payload_hash text check (payload_hash ~ '^[0-9a-f]{64}$'),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  problem text check (char_length(problem) between 1 and 40), -- a kind of the client's failures, or what it waits for
  detail text not null default '' check (char_length(detail) <= 2000), -- in QuickBooks' own words
  intuit_tid text check (char_length(intuit_tid) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint qbo_jobs_record_check check (num_nonnulls(local_id, qbo_id) > 0),
  constraint qbo_jobs_sent_check check (status <> 'sending' or payload_hash is not null)
);
create unique index qbo_jobs_push_key on app.qbo_jobs (connection_id, entity, local_id, operation) where status = 'pending' and operation <> 'pull';
create unique index qbo_jobs_pull_key on app.qbo_jobs (connection_id, entity, qbo_id) where status = 'pending' and operation = 'pull';
create index qbo_jobs_lane_idx on app.qbo_jobs (connection_id, lane, number) where status in ('pending', 'sending');
create index qbo_jobs_list_idx on app.qbo_jobs (connection_id, status, number desc);
create index qbo_jobs_local_id_idx on app.qbo_jobs (local_id, number desc);
create index qbo_jobs_customer_id_idx on app.qbo_jobs (customer_id);
create index qbo_jobs_created_at_idx on app.qbo_jobs using brin (created_at);

-- What both sides say differently, kept until a person decides.
create table app.qbo_conflicts (
  id uuid primary key default gen_random_uuid(),
  connection_id uuid not null references app.qbo_connections on delete cascade,
  entity text not null check (entity in ('Customer', 'Item', 'Estimate', 'Invoice', 'Payment')),
  local_id uuid,
  qbo_id text not null check (char_length(qbo_id) between 1 and 40),
  kind text not null check (kind in ('fields', 'amount', 'tax', 'voidedHere', 'voidedThere', 'deletedThere', 'mergedThere', 'inactiveThere',
    'payment', 'reversedHere', 'taken')),
  label text not null default '' check (char_length(label) <= 200),
  fields text[] not null default '{}' check (cardinality(fields) <= 40), -- which differ
  ours jsonb not null,
  theirs jsonb not null,
  agreed jsonb, -- what both said before
  status text not null default 'open' check (status in ('open', 'solved')),
  resolution text check (resolution in ('ours', 'theirs', 'sendAgain', 'unlink', 'accept', 'obsolete')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  solved_at timestamptz,
  solved_by uuid references app.users,
  constraint qbo_conflicts_solved_check check ((status = 'solved') = (solved_at is not null) and (status = 'solved') = (resolution is not null))
);
create unique index qbo_conflicts_open_key on app.qbo_conflicts (connection_id, entity, qbo_id, kind) where status = 'open';
create index qbo_conflicts_list_idx on app.qbo_conflicts (connection_id, status, created_at desc);
create index qbo_conflicts_local_id_idx on app.qbo_conflicts (local_id);
create index qbo_conflicts_solved_by_idx on app.qbo_conflicts (solved_by);

-- Every call, with the id by which Intuit's support finds it.
create table app.qbo_exchanges (
  id uuid primary key default gen_random_uuid(),
  connection_id uuid not null references app.qbo_connections on delete cascade,
  job_id uuid references app.qbo_jobs on delete set null,
  at timestamptz not null,
  method text not null check (char_length(method) <= 10),
  path text not null check (char_length(path) <= 300),
  response_status integer,
  intuit_tid text check (char_length(intuit_tid) <= 100)
);
create index qbo_exchanges_log_idx on app.qbo_exchanges (connection_id, at desc);
create index qbo_exchanges_job_id_idx on app.qbo_exchanges (job_id);
create index qbo_exchanges_at_idx on app.qbo_exchanges using brin (at);

-- Customers and items there, as last read, each with which of ours it seems to be and what a person decided.
create table app.qbo_records (
  id uuid primary key default gen_random_uuid(),
  connection_id uuid not null references app.qbo_connections on delete cascade,
  entity text not null check (entity in ('Customer', 'Item')),
  qbo_id text not null check (char_length(qbo_id) between 1 and 40),
  name text not null check (char_length(name) <= 500),
  is_active boolean not null default true,
  details jsonb not null default '{}', -- email, phone and city of a customer; description and price in cents of an item
  record jsonb not null, -- as QuickBooks has it, amounts in cents
  suggested_id uuid, -- of the customer or line item type
  -- linked: known already; several: more than one of ours fits.
  match text not null default 'none' check (match in ('linked', 'name', 'email', 'phone', 'several', 'none')),
  decision text not null default 'open' check (decision in ('open', 'link', 'create', 'ignore')),
  chosen_id uuid,
  problem text check (char_length(problem) between 1 and 60),
  read_at timestamptz not null,
  applied_at timestamptz,
  unique (connection_id, entity, qbo_id),
  constraint qbo_records_chosen_check check ((decision = 'link') = (chosen_id is not null))
);
create index qbo_records_list_idx on app.qbo_records (connection_id, entity, decision, name, id);
