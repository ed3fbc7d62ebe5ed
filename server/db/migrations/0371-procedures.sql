-- The makers' procedures and position statements that the shop works by.
create table app.procedures (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'procedure' check (kind in ('procedure', 'positionStatement')),
  title text not null check (char_length(title) between 1 and 200),
  make text check (char_length(make) between 1 and 60),
  -- None: of all calibrations.
  line_item_type_id uuid references app.line_item_types (id),
  year_from integer check (year_from between 1900 and 2100),
  year_to integer check (year_to between 1900 and 2100),
  url text check (char_length(url) <= 500),
  file_id uuid references app.files (id) on delete set null,
  -- When somebody should look whether it is still the maker's latest.
  review_on date,
  superseded_by_id uuid references app.procedures (id) check (superseded_by_id <> id),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  check (year_from <= year_to)
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create unique index procedures_title_idx on app.procedures (lower(title));
-- squawk-ignore require-concurrent-index-creation
create index procedures_make_idx on app.procedures (make);
-- squawk-ignore require-concurrent-index-creation
create index procedures_title_order_idx on app.procedures (title);
-- squawk-ignore require-concurrent-index-creation
create index procedures_review_on_idx on app.procedures (review_on);
-- squawk-ignore require-concurrent-index-creation
create index procedures_kind_idx on app.procedures (kind);
-- squawk-ignore require-concurrent-index-creation
create index procedures_is_active_idx on app.procedures (is_active);
-- squawk-ignore require-concurrent-index-creation
create index procedures_line_item_type_id_idx on app.procedures (line_item_type_id);
-- squawk-ignore require-concurrent-index-creation
create index procedures_superseded_by_id_idx on app.procedures (superseded_by_id) where superseded_by_id is not null;
-- squawk-ignore require-concurrent-index-creation
create index procedures_file_id_idx on app.procedures (file_id) where file_id is not null;
