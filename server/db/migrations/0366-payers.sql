-- Who pays besides the customer, and what they ask for before they do.
create table app.payers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  kind text not null default 'insurer' check (kind in ('insurer', 'warranty', 'fleet', 'other')),
  -- Other names under which orders call it.
  aliases text[] not null default '{}' check (cardinality(aliases) <= 50),
  is_active boolean not null default true,
  -- The one that took its place; never one that was itself merged.
  merged_into_id uuid references app.payers (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  check (merged_into_id <> id)
);
-- The tables are new.
-- squawk-ignore require-concurrent-index-creation
create unique index payers_name_key on app.payers (lower(name)) where merged_into_id is null;
-- squawk-ignore require-concurrent-index-creation
create index payers_name_idx on app.payers (name);
-- squawk-ignore require-concurrent-index-creation
create index payers_kind_idx on app.payers (kind);
-- squawk-ignore require-concurrent-index-creation
create index payers_is_active_idx on app.payers (is_active);
-- squawk-ignore require-concurrent-index-creation
create index payers_merged_into_id_idx on app.payers (merged_into_id);

create table app.payer_rules (
  id uuid primary key default gen_random_uuid(),
  payer_id uuid not null references app.payers (id),
  -- Counts the versions of one payer's rules.
  number integer not null check (number > 0),
  valid_from date not null,
  valid_to date,
  -- Demands, caps, included operations, line codes and the order of the packet (domain/src/billing/payers/payer-rule.ts).
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 40000),
  sending_channel text not null default 'withInvoice' check (sending_channel in ('withInvoice', 'email', 'portal', 'onRequest')),
  sending_to text not null default '' check (char_length(sending_to) <= 200),
  retention_months integer check (retention_months between 1 and 600),
  source_title text not null check (char_length(source_title) between 1 and 200),
  source_url text check (source_url ~ '^https://' and char_length(source_url) <= 500),
  -- The day on which the source was read.
  source_on date not null,
  -- Only what a person of the shop has confirmed is enforced or printed.
  verified_by uuid references app.users (id) on delete set null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  check (valid_from <= valid_to),
  unique (payer_id, number),
  constraint payer_rules_one_in_force_excl exclude using gist (payer_id with =, daterange(valid_from, valid_to, '[]') with &&)
    where (verified_at is not null)
);
-- squawk-ignore require-concurrent-index-creation
create index payer_rules_verified_by_idx on app.payer_rules (verified_by) where verified_by is not null;

alter table app.service_orders add column payer_id uuid;
-- Nothing is stored in it yet: there is nothing to validate.
alter table app.service_orders add constraint service_orders_payer_id_fkey
  foreign key (payer_id) references app.payers (id) not valid;

-- Starter data. Each rule says what its source says, and no more; all are unverified until somebody here confirms them.
insert into app.payers (name, aliases) values
  ('State Farm', '{State Farm Insurance,State Farm Mutual,State Farm Mutual Automobile Insurance Company}'),
  ('GEICO', '{Geico Insurance,Government Employees Insurance Company}'),
  ('Progressive', '{Progressive Insurance,Progressive Casualty Insurance Company}'),
  ('USAA', '{United Services Automobile Association,USAA Casualty Insurance Company}'),
  ('Allstate', '{Allstate Insurance,Allstate Insurance Company}');

insert into app.payer_rules (payer_id, number, valid_from, content, source_title, source_url, source_on)
select p.id, 1, s.valid_from, s.content::jsonb, s.title, s.url, date '2026-11-29'
from (values
  -- Scanning is considered case by case, on the facts of the vehicle: those facts are the scan reports and the maker's procedure.
  ('State Farm', date '2019-05-08',
    '{"demands": [{"key": "preScan"}, {"key": "postScan"}, {"key": "procedure"}]}',
    'ASA on State Farm''s vehicle scanning document (2019)',
    'https://www.autoinc.org/asa-collision-operations-committee-concerned-with-state-farms-vehicle-scanning-document/'),
  -- At most three calibrations a repair order are billed by the providers with which it has agreed prices.
  ('GEICO', date '2025-01-06',
    '{"caps": [{"typeKeys": [], "unitPriceCents": null, "count": 3, "currency": "USD"}]}',
    'Repairer Driven News: GEICO expands pricing agreement for scans and calibrations (2024)',
    'https://www.repairerdrivennews.com/2024/12/27/geico-expands-pricing-agreement-for-scans-and-calibrations-to-protech-automotive-solutions/'),
  -- The final invoice specifies the work that was done, and nothing is paid that no estimate or supplement contains.
  ('Progressive', date '2026-11-29',
    '{"demands": [{"key": "approvedEstimate"}, {"key": "lineForCalibration"}]}',
    'Progressive: charges and reconciliation guidelines for repair facilities',
    'https://www.progressive.com/vendorconduct/pricing/'),
  -- Repairs are paid once the estimate is approved.
  ('USAA', date '2026-11-29',
    '{"demands": [{"key": "approvedEstimate"}]}',
    'USAA: repairs FAQ',
    'https://usaa.com/inet/wc/auto-insurance-claims-faq-policy-holder-repairs')
) as s (payer, valid_from, content, title, url)
join app.payers p on p.name = s.payer;
