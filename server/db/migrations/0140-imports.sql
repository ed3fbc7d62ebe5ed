-- Files of customers, vehicles and the like that were imported: who, when, what came of each row, and what undoing needs.
create table app.imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,40}$'),
  file_name text not null check (char_length(file_name) between 1 and 255),
  -- `whole`: all rows or none.
  mode text not null check (mode in ('whole', 'validRows')),
  created_count integer not null check (created_count >= 0),
  updated_count integer not null check (updated_count >= 0),
  skipped_count integer not null check (skipped_count >= 0),
  wrong_count integer not null check (wrong_count >= 0),
  created_at timestamptz not null default now(),
  created_by uuid references app.users,
  -- The time that the audit has for what it wrote.
  written_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid references app.users,
  check ((undone_at is null) = (undone_by is null))
);
create index imports_created_at_idx on app.imports (created_at desc);
create index imports_created_by_idx on app.imports (created_by);
create index imports_undone_by_idx on app.imports (undone_by);

-- The rows of the file as they stood in it; the header is line 0.
create table app_private.import_rows (
  import_id uuid not null references app.imports on delete cascade,
  line integer not null,
  cells text[] not null,
  outcome text not null,
  reasons text[] not null default '{}',
  primary key (import_id, line)
);

-- What the import wrote, by the audit: new records, and the values that changed ones had before.
create table app_private.import_records (
  import_id uuid not null references app.imports on delete cascade,
  entity text not null,
  entity_id uuid not null,
  is_new boolean not null,
  -- The record's version when the import was done.
  version integer,
  before jsonb not null default '{}',
  primary key (import_id, entity, entity_id)
);

-- Which field somebody chose for a column, by its header.
create table app_private.import_columns (
  user_id uuid not null references app.users on delete cascade,
  kind text not null,
  columns jsonb not null,
  primary key (user_id, kind)
);
