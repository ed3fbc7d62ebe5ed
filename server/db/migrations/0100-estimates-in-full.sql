-- What an estimate needs to be built, approved and turned into an invoice: discounts, optional lines, taxes by component, price lists,
-- supplements, single-purpose links, and who decided what.
create table app.price_lists (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 80),
  auto_approve boolean not null default false, -- a standing agreement: estimates of its customers need no approval
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);

-- The price of one type while it is valid: an amount, or a percentage of the catalog's.
create table app.price_list_entries (
  id uuid primary key default gen_random_uuid(),
  price_list_id uuid not null references app.price_lists on delete cascade,
  line_item_type_id uuid not null references app.line_item_types,
  unit_price integer check (unit_price between -99999999 and 99999999),
  percentage integer check (percentage between 0 and 100000), -- in basis points: 9000 is 90 % of the catalog's price
  valid_from date,
  valid_until date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint price_list_entries_one_price_check check (num_nonnulls(unit_price, percentage) = 1),
  constraint price_list_entries_days_check check (valid_from <= valid_until),
  constraint price_list_entries_one_at_a_time_excl exclude using gist
    (price_list_id with =, line_item_type_id with =, daterange(valid_from, valid_until, '[]') with &&)
);
create index price_list_entries_line_item_type_id_idx on app.price_list_entries (line_item_type_id);
create index price_list_entries_price_list_id_idx on app.price_list_entries (price_list_id);

alter table app.customers add column price_list_id uuid references app.price_lists;
create index customers_price_list_id_idx on app.customers (price_list_id) where price_list_id is not null;

-- A location may charge several taxes side by side, each under its own name; a rate of zero ends one.
alter table app.tax_rates
  drop constraint tax_rates_facility_id_valid_from_key,
  add constraint tax_rates_component_key unique (facility_id, name, valid_from);

alter table app.line_items
  add column discount_basis_points integer not null default 0 check (discount_basis_points between 0 and 10000),
  add column discount_cents integer not null default 0 check (discount_cents >= 0),
  add column is_optional boolean not null default false, -- the customer may leave it out
  add column is_accepted boolean not null default true, -- false: the customer left it out
  add column calibration_id uuid references app.order_calibrations on delete set null,
  add column purchase_cost integer not null default 0 check (purchase_cost between -99999999 and 99999999), -- when it was written
  add column reason text not null default '' check (char_length(reason) <= 300), -- why it was suggested
  add constraint line_items_one_discount_check check (discount_basis_points = 0 or discount_cents = 0),
  add constraint line_items_accepted_check check (is_optional or is_accepted);
create index line_items_calibration_id_idx on app.line_items (calibration_id) where calibration_id is not null;
update app.line_items l set purchase_cost = y.purchase_cost from app.line_item_types y where y.id = l.line_item_type_id;

-- The taxes of an estimate or invoice, one row per component, with the rate as it was.
create table app.document_taxes (
  id uuid primary key default gen_random_uuid(),
  estimate_id uuid references app.estimates on delete cascade,
  invoice_id uuid references app.invoices on delete cascade,
  customer_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  rate integer not null check (rate between 0 and 50000), -- thousandths of a percent
  taxable_cents integer not null,
  tax_cents integer not null,
  sort_order integer not null default 0,
  constraint document_taxes_one_document_check check (num_nonnulls(estimate_id, invoice_id) = 1)
);
create index document_taxes_estimate_id_idx on app.document_taxes (estimate_id, sort_order);
create index document_taxes_invoice_id_idx on app.document_taxes (invoice_id, sort_order);

alter table app.estimates
  add column supplements_id uuid references app.estimates, -- the approved estimate that this one adds to
  add column tax_exempt_reason text not null default '' check (char_length(tax_exempt_reason) <= 200),
  add column terms_version integer, -- the terms of service that were in force when it was sent
  add column content_hash text check (char_length(content_hash) = 64), -- SHA-256 of what was sent
  add column reminders_sent integer not null default 0;
create index estimates_supplements_id_idx on app.estimates (supplements_id) where supplements_id is not null;
create index estimates_valid_until_idx on app.estimates (valid_until) where status in ('sent', 'viewed');

-- Who approved or declined, how, and exactly what. Rows are only added.
create table app.estimate_decisions (
  id uuid primary key default gen_random_uuid(),
  estimate_id uuid not null references app.estimates on delete cascade,
  customer_id uuid not null,
  is_approved boolean not null,
  channel text not null check (channel in ('signedIn', 'link', 'inPerson', 'phone', 'email', 'text', 'agreement')),
  full_name text not null default '' check (char_length(full_name) <= 120),
  signature_method text check (signature_method in ('drawn', 'typed')),
  signature_file_id uuid references app.files on delete set null,
  po_number text check (char_length(po_number) <= 40),
  po_follows boolean not null default false,
  terms_version integer,
  content_hash text check (char_length(content_hash) = 64),
  total_cents integer not null,
  reason_key text check (reason_key in ('price', 'notNeeded', 'doneElsewhere', 'totalLoss', 'other')),
  reason text not null default '' check (char_length(reason) <= 500),
  decided_at timestamptz not null default now(), -- when it was said, for a verbal approval
  decided_by uuid,
  ip text check (char_length(ip) <= 64),
  user_agent text check (char_length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  constraint estimate_decisions_approved_check check (is_approved = (reason_key is null))
);
create index estimate_decisions_estimate_id_idx on app.estimate_decisions (estimate_id, created_at desc);
create index estimate_decisions_signature_file_id_idx on app.estimate_decisions (signature_file_id) where signature_file_id is not null;

-- Opens one estimate or invoice without a sign-in, for whoever has the token. Only the hash of the token is stored.
create table app.billing_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (char_length(token_hash) = 64),
  estimate_id uuid references app.estimates on delete cascade,
  invoice_id uuid references app.invoices on delete cascade,
  customer_id uuid not null,
  email text not null check (char_length(email) between 3 and 254),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  constraint billing_links_one_document_check check (num_nonnulls(estimate_id, invoice_id) = 1)
);
create index billing_links_estimate_id_idx on app.billing_links (estimate_id, created_at desc);
create index billing_links_invoice_id_idx on app.billing_links (invoice_id, created_at desc);

-- Suggested items that somebody decided not to bill on this order.
create table app.suggestion_dismissals (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders on delete cascade,
  line_item_type_id uuid not null references app.line_item_types,
  reason text not null check (char_length(reason) between 1 and 300),
  created_at timestamptz not null default now(),
  created_by uuid,
  unique (service_order_id, line_item_type_id)
);
create index suggestion_dismissals_line_item_type_id_idx on app.suggestion_dismissals (line_item_type_id);

-- How the shop bills. Rows are only added: the one with the highest version is in force.
create table app.billing_settings (
  id uuid primary key default gen_random_uuid(),
  version integer not null unique check (version > 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  estimate_validity_days integer not null default 30 check (estimate_validity_days between 1 and 365),
  estimate_reminder_days integer[] not null default '{3,7}' check (cardinality(estimate_reminder_days) <= 10),
  technicians_may_send boolean not null default false,
  invoice_reminder_days integer[] not null default '{-3,0,7,14,30}' check (cardinality(invoice_reminder_days) <= 10),
  reward_basis_points integer not null default 500 check (reward_basis_points between 0 and 10000),
  reward_cap_basis_points integer not null default 5000 check (reward_cap_basis_points between 0 and 10000),
  reward_expiry_months integer not null default 12 check (reward_expiry_months between 1 and 120),
  tow_margin_basis_points integer not null default 0 check (tow_margin_basis_points between 0 and 100000),
  created_at timestamptz not null default now(),
  created_by uuid
);
create index billing_settings_created_at_idx on app.billing_settings (created_at);
insert into app.billing_settings (version) values (1);
