-- A customer can have several logins; customers.user_id stays the first of them.
alter table app.users add column customer_id uuid references app.customers (id) on delete set null;
update app.users u set customer_id = c.id from app.customers c where c.user_id = u.id;
create index users_customer_id_idx on app.users (customer_id) where customer_id is not null;

alter table app.customers
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
  add column hold_reason text not null default '' check (char_length(hold_reason) <= 500),
  add column tax_exempt_until date,
  add column tax_exempt_certificate_file_id uuid references app.files (id) on delete set null,
  add column merged_into_id uuid references app.customers (id),
  add constraint customers_hold_check check ((status = 'onHold') = (hold_reason <> '')) not valid;
update app.customers set hold_reason = 'On hold' where status = 'onHold' and hold_reason = '';
alter table app.customers validate constraint customers_hold_check;
create index customers_merged_into_id_idx on app.customers (merged_into_id) where merged_into_id is not null;
create index customers_tax_exempt_certificate_file_id_idx on app.customers (tax_exempt_certificate_file_id)
  where tax_exempt_certificate_file_id is not null;
create index customers_tags_idx on app.customers using gin (tags);

-- What a merge moved and changed, so that it can be undone.
create table app.customer_merges (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references app.customers (id),
  merged_customer_id uuid not null references app.customers (id),
  merged_at timestamptz not null default now(),
  merged_by uuid references app.users (id) on delete set null,
  -- The ids of the rows that moved, by table.
  moved jsonb not null,
  -- The survivor's fields that the merge overwrote: [before, after] by column.
  overwritten jsonb not null default '{}',
  merged_status text not null,
  undone_at timestamptz,
  check (customer_id <> merged_customer_id)
);
create index customer_merges_customer_id_idx on app.customer_merges (customer_id, merged_at desc);
create unique index customer_merges_merged_idx on app.customer_merges (merged_customer_id) where undone_at is null;
create index contacts_name_idx on app.contacts (name);
