-- What must be done and shown in each status, and the files that prove it.
create table app.tasks (
  id uuid primary key default gen_random_uuid(),
  service_order_status_id uuid not null references app.service_order_statuses,
  task_name text not null check (char_length(task_name) between 2 and 80),
  description text not null default '' check (char_length(description) <= 1000),
  task_order integer not null default 0 check (task_order >= 0),
  is_blocking boolean not null default true,
  asks_customer boolean not null default false,
  applies_when jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  archived_at timestamptz
);
create index tasks_task_order_idx on app.tasks (task_order);
create index tasks_service_order_status_id_idx on app.tasks (service_order_status_id);

create table app.task_files (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references app.tasks on delete cascade,
  title text not null check (char_length(title) between 2 and 80),
  description text not null default '' check (char_length(description) <= 1000),
  document_kind text not null default 'other',
  required boolean not null default false,
  allowed_file_types text[] not null check (cardinality(allowed_file_types) > 0),
  allow_multiple boolean not null default false,
  min_count integer not null default 1 check (min_count > 0),
  max_size_mb integer not null default 25 check (max_size_mb between 1 and 100),
  customer_visible boolean not null default true,
  applies_when jsonb,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create index task_files_task_id_idx on app.task_files (task_id);
create index task_files_title_idx on app.task_files (title);

create table app.files (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null default 'default',
  name text not null check (char_length(name) between 1 and 255),
  size bigint not null check (size >= 0),
  mime_type text not null default 'application/octet-stream',
  sha256 text,
  width integer,
  height integer,
  taken_at timestamptz,
  virus_scan text,
  service_order_id uuid references app.service_orders,
  customer_id uuid references app.customers,
  customer_visible boolean not null default true,
  uploaded_by uuid references app.users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index files_service_order_id_idx on app.files (service_order_id);
create index files_customer_id_idx on app.files (customer_id);
create index files_uploaded_by_idx on app.files (uploaded_by);

alter table app.service_orders
  add constraint service_orders_repair_order_file_id_fkey foreign key (repair_order_file_id) references app.files,
  add constraint service_orders_ride_height_waiver_file_id_fkey foreign key (ride_height_waiver_file_id) references app.files;
create index service_orders_repair_order_file_id_idx on app.service_orders (repair_order_file_id);
create index service_orders_ride_height_waiver_file_id_idx on app.service_orders (ride_height_waiver_file_id);
