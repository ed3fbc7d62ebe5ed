-- Takes back a part of what an issued invoice charged, or all of it. The invoice stays as it is; the credit pays what is open of it, and
-- the rest is the customer's. The taxes are the invoice's, each with the part that is taken back.
create table app.credit_memos (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (char_length(number) <= 21),
  customer_id uuid not null references app.customers,
  invoice_id uuid not null references app.invoices,
  issued_on date not null,
  subtotal_cents integer not null check (subtotal_cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  total_cents integer not null check (total_cents > 0),
  taxes jsonb not null default '[]',
  reason text not null check (char_length(reason) between 3 and 500),
  created_at timestamptz not null default now(),
  created_by uuid,
  constraint credit_memos_sum_check check (total_cents = subtotal_cents + tax_cents)
);
create index credit_memos_invoice_id_idx on app.credit_memos (invoice_id);
create index credit_memos_customer_id_idx on app.credit_memos (customer_id, issued_on desc);
create index credit_memos_issued_on_idx on app.credit_memos (issued_on);
insert into app_private.counters (key, next) values ('creditMemo', 1001);

-- A memo's credit names it; a refund says how and on which day the money went back.
alter table app.credit_entries
  add column credit_memo_id uuid references app.credit_memos,
  add column method text check (method in ('card', 'ach', 'check', 'cash', 'transfer', 'other')),
  add column paid_on date,
  drop constraint credit_entries_kind_check,
  drop constraint credit_entries_account_kind_check,
  add constraint credit_entries_kind_check check (kind in
    ('earn', 'redeem', 'expire', 'adjust', 'reverse', 'deposit', 'excess', 'apply', 'refund', 'memo')),
  add constraint credit_entries_account_kind_check check (case account
    when 'reward' then kind in ('earn', 'redeem', 'expire', 'adjust', 'reverse')
    else kind in ('deposit', 'excess', 'apply', 'refund', 'adjust', 'reverse', 'memo') end),
  add constraint credit_entries_memo_check check ((kind = 'memo') = (credit_memo_id is not null)),
  add constraint credit_entries_paid_on_check check (kind = 'refund' or (method is null and paid_on is null));
create index credit_entries_credit_memo_id_idx on app.credit_entries (credit_memo_id) where credit_memo_id is not null;
