-- Months whose books are closed: nothing that is dated in one is added, changed or taken back until an admin opens it again.
create table app.closed_months (
  id uuid primary key default gen_random_uuid(),
  month date not null unique constraint closed_months_first_day_check check (extract(day from month) = 1),
  closed_at timestamptz not null default now(),
  closed_by uuid references app.users
);
