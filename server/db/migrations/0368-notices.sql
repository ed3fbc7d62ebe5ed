-- Notices about calibrations, who acknowledged them, and what states want drivers to be told.

-- What was stated with a notice, and which calibrations it is about: {"source": …, "calibrations": [{"id", "result", …}]}.
alter table app.documents add column notice jsonb;
-- The only types that there were are among the new ones, so no row has to be looked through.
alter table app.documents drop constraint documents_type_check;
alter table app.documents add constraint documents_type_check
  check (type in ('estimate', 'invoice', 'certificate', 'noneRequired', 'notCompleted')) not valid;
alter table app.documents add constraint documents_notice_check
  check ((notice is not null) = (type in ('noneRequired', 'notCompleted'))) not valid;

-- What a state wants drivers to be told, each version a row that does not change: a correction is the next revision.
create table app.disclosure_texts (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state ~ '^[A-Z]{2}$'),
  occasion text not null check (occasion in ('beforeWork', 'notCompleted')),
  language text not null check (language in ('en', 'fr', 'ar')),
  revision integer not null check (revision > 0),
  body text not null check (char_length(body) between 1 and 4000),
  valid_from date not null,
  source_title text not null check (char_length(source_title) between 1 and 300),
  source_url text check (char_length(source_url) <= 500),
  source_read_on date not null,
  -- Nothing is printed, shown or asked for before a person of the shop has compared it with its source.
  verified_by uuid references app.users on delete set null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (state, occasion, language, revision)
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index disclosure_texts_verified_by_idx on app.disclosure_texts (verified_by);

-- Who signed that they read a notice, or a state's text before the work. It stays with that version, whatever follows.
create table app.acknowledgements (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders,
  customer_id uuid not null references app.customers,
  document_id uuid unique references app.documents,
  disclosure_text_id uuid references app.disclosure_texts,
  subject_hash text not null check (subject_hash ~ '^[0-9a-f]{64}$'), -- of what the document or the text said
  full_name text not null check (char_length(full_name) between 1 and 120),
  signature_method text not null check (signature_method in ('drawn', 'typed')),
  signature_file_id uuid references app.files on delete set null,
  channel text not null check (channel in ('device', 'link', 'signedIn')),
  -- Whose device it was, as they were called then.
  recorded_by uuid references app.users on delete set null,
  recorded_by_name text not null default '' check (char_length(recorded_by_name) <= 200),
  acknowledged_at timestamptz not null,
  ip text not null default '' check (char_length(ip) <= 60),
  user_agent text not null default '' check (char_length(user_agent) <= 1000),
  constraint acknowledgements_subject_check check ((document_id is null) <> (disclosure_text_id is null)),
  constraint acknowledgements_customer_of_order_fkey foreign key (service_order_id, customer_id)
    references app.service_orders (id, customer_id) on update cascade
);
-- squawk-ignore require-concurrent-index-creation
create unique index acknowledgements_disclosure_key on app.acknowledgements (service_order_id, disclosure_text_id)
  where disclosure_text_id is not null;
-- squawk-ignore require-concurrent-index-creation
create index acknowledgements_service_order_id_idx on app.acknowledgements (service_order_id, acknowledged_at desc);
-- squawk-ignore require-concurrent-index-creation
create index acknowledgements_customer_id_idx on app.acknowledgements (customer_id);
-- squawk-ignore require-concurrent-index-creation
create index acknowledgements_disclosure_text_id_idx on app.acknowledgements (disclosure_text_id);
-- squawk-ignore require-concurrent-index-creation
create index acknowledgements_signature_file_id_idx on app.acknowledgements (signature_file_id);
-- squawk-ignore require-concurrent-index-creation
create index acknowledgements_recorded_by_idx on app.acknowledgements (recorded_by);
comment on constraint acknowledgements_customer_of_order_fkey on app.acknowledgements is '@behavior -*';

-- Opens one version of a notice without a sign-in. Only the hash of the token is stored.
create table app_private.notice_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (char_length(token_hash) = 64),
  document_id uuid not null references app.documents on delete cascade,
  email text not null check (char_length(email) <= 254),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
-- squawk-ignore require-concurrent-index-creation
create index notice_links_document_id_idx on app_private.notice_links (document_id);

-- No vehicle leaves before its driver knows what was not completed, and none is worked on before its state's text was accepted.
update app.service_order_transitions t set guards = t.guards || 'noticeAcknowledged'::text
from app.service_order_statuses s, app.service_order_statuses n
where s.id = t.from_status_id and n.id = t.to_status_id and s.key in ('readyOut', 'noCal') and n.key = 'released'
  and not 'noticeAcknowledged' = any (t.guards);
update app.service_order_transitions t set guards = t.guards || 'disclosureAccepted'::text
from app.service_order_statuses s, app.service_order_statuses n
where s.id = t.from_status_id and n.id = t.to_status_id and s.key = 'inspect' and n.key = 'calibrate'
  and not 'disclosureAccepted' = any (t.guards);
