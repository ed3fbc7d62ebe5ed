-- What was issued: estimates, invoices and certificates as documents whose content is frozen, each with a code by which anybody
-- verifies it. A new version is a new row that names the old one. The PDF is set later, once.
create table app.documents (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('estimate', 'invoice', 'certificate')),
  number text not null check (char_length(number) between 1 and 60),
  revision integer not null check (revision > 0),
  language text not null check (language in ('en', 'fr', 'ar')),
  service_order_id uuid not null references app.service_orders,
  customer_id uuid not null references app.customers,
  estimate_id uuid references app.estimates,
  invoice_id uuid references app.invoices,
  content jsonb not null,
  images jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  verification jsonb not null, -- what the public page says of it, as it was then: shop, person, vehicle
  verification_code text not null unique check (verification_code ~ '^[A-Za-z0-9_-]{22}$'),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id uuid unique references app.files,
  issued_at timestamptz not null default now(),
  issued_by uuid references app.users,
  issue_reason text check (char_length(issue_reason) between 3 and 500),
  supersedes_id uuid unique references app.documents,
  revoked_at timestamptz,
  revoked_by uuid references app.users,
  revoke_reason text check (char_length(revoke_reason) between 3 and 500),
  constraint documents_subject_check check ((type = 'estimate') = (estimate_id is not null) and (type = 'invoice') = (invoice_id is not null)),
  constraint documents_set_check check ((sha256 is null) = (file_id is null)),
  constraint documents_revoked_check check ((revoked_at is null) = (revoke_reason is null)),
  constraint documents_customer_of_order_fkey foreign key (service_order_id, customer_id)
    references app.service_orders (id, customer_id) on update cascade
);
create unique index documents_estimate_key on app.documents (estimate_id, revision) where type = 'estimate';
create unique index documents_invoice_key on app.documents (invoice_id, revision) where type = 'invoice';
create unique index documents_certificate_key on app.documents (service_order_id, revision) where type = 'certificate';
create index documents_service_order_id_idx on app.documents (service_order_id, issued_at desc);
create index documents_customer_id_idx on app.documents (customer_id, issued_at desc);
create index documents_estimate_id_idx on app.documents (estimate_id);
create index documents_invoice_id_idx on app.documents (invoice_id);
create index documents_issued_by_idx on app.documents (issued_by);
create index documents_revoked_by_idx on app.documents (revoked_by);
create index documents_issued_at_idx on app.documents (issued_at desc, id);
comment on constraint documents_customer_of_order_fkey on app.documents is '@behavior -*';

-- An order's packet for whoever has the link, such as the insurer. Only the hash of the token is stored.
create table app.document_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (char_length(token_hash) = 64),
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null references app.customers,
  recipient text not null check (char_length(recipient) between 1 and 120), -- whom it is for, in words
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_count integer not null default 0 check (opened_count >= 0),
  last_opened_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references app.users,
  constraint document_links_customer_of_order_fkey foreign key (service_order_id, customer_id)
    references app.service_orders (id, customer_id) on update cascade on delete cascade
);
create index document_links_service_order_id_idx on app.document_links (service_order_id, created_at desc);
create index document_links_customer_id_idx on app.document_links (customer_id);
create index document_links_created_by_idx on app.document_links (created_by);
comment on constraint document_links_customer_of_order_fkey on app.document_links is '@behavior -*';
