-- What an order's own tasks ask for, and what the storage service keeps about a file: its content, its place and its bucket's limits.

-- The tasks of a status as they stood when the order came into it: later changes of the definitions leave them alone.
create table app.order_tasks (
  id uuid primary key default gen_random_uuid(),
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null references app.customers,
  task_id uuid references app.tasks on delete set null,
  service_order_status_id uuid not null references app.service_order_statuses,
  task_name text not null,
  description text not null default '',
  task_order integer not null default 0,
  is_blocking boolean not null default true,
  asks_customer boolean not null default false,
  applies_when jsonb,
  state text not null default 'open' check (state in ('open', 'done', 'skipped', 'notApplicable')),
  note text not null default '' check (char_length(note) <= 1000),
  decided_by uuid references app.users,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (service_order_id, task_id),
  check ((state = 'open') = (decided_at is null))
);
create index order_tasks_service_order_id_idx on app.order_tasks (service_order_id);
create index order_tasks_customer_id_idx on app.order_tasks (customer_id);
create index order_tasks_task_id_idx on app.order_tasks (task_id);
create index order_tasks_service_order_status_id_idx on app.order_tasks (service_order_status_id);
create index order_tasks_decided_by_idx on app.order_tasks (decided_by);
create index order_tasks_task_order_idx on app.order_tasks (task_order);

-- The files that such a task wants to see.
create table app.order_task_files (
  id uuid primary key default gen_random_uuid(),
  order_task_id uuid not null references app.order_tasks on delete cascade,
  service_order_id uuid not null references app.service_orders on delete cascade,
  customer_id uuid not null references app.customers,
  task_file_id uuid references app.task_files on delete set null,
  title text not null,
  description text not null default '',
  document_kind text not null default 'other',
  required boolean not null default false,
  allowed_file_types text[] not null,
  allow_multiple boolean not null default false,
  min_count integer not null default 1,
  max_size_mb integer not null default 25,
  customer_visible boolean not null default true,
  applies_when jsonb,
  sort_order integer not null default 0,
  created_at timestamptz not null default now()
);
create index order_task_files_order_task_id_idx on app.order_task_files (order_task_id);
create index order_task_files_service_order_id_idx on app.order_task_files (service_order_id);
create index order_task_files_customer_id_idx on app.order_task_files (customer_id);
create index order_task_files_task_file_id_idx on app.order_task_files (task_file_id);
create index order_task_files_sort_order_idx on app.order_task_files (sort_order);

create table app_private.buckets (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$'),
  min_size_bytes integer not null default 1 check (min_size_bytes >= 0),
  max_size_bytes integer not null default 50000000 check (max_size_bytes >= min_size_bytes),
  cache_control text not null default 'max-age=3600',
  presigned_urls boolean not null default true,
  presigned_seconds integer not null default 30 check (presigned_seconds between 1 and 604800),
  created_at timestamptz not null default now()
);
insert into app_private.buckets (id) values ('default');

alter table app.files
  add column blob_id uuid not null default gen_random_uuid() unique, -- the content lies under this name; new content, new name
  add column is_uploaded boolean not null default false,
  add column metadata jsonb, -- as the uploader gave it
  add column document_kind text not null default 'other',
  add column order_task_file_id uuid references app.order_task_files on delete set null,
  add column version_of uuid references app.files on delete cascade, -- set on what was replaced
  add constraint files_bucket_id_fkey foreign key (bucket_id) references app_private.buckets,
  add constraint files_virus_scan_check check (virus_scan in ('clean')); -- none: there was no scanner
create index files_order_task_file_id_idx on app.files (order_task_file_id);
create index files_version_of_idx on app.files (version_of);
create index files_created_at_idx on app.files (created_at desc);

-- Going on along the way needs the tasks of the status; holding, cancelling and going back does not.
update app.service_order_transitions t set guards = guards || '{tasksDone}'
from app.service_order_statuses origin, app.service_order_statuses target
where origin.id = t.from_status_id and target.id = t.to_status_id and not origin.is_hold
  and (origin.key, target.key) in (
    ('new', 'estimating'), ('new', 'approved'), ('info', 'estimating'), ('info', 'approval'),
    ('estimating', 'approval'), ('estimating', 'approved'), ('approval', 'approved'),
    ('approved', 'scheduled'), ('approved', 'checkedIn'), ('scheduled', 'transit'), ('scheduled', 'checkedIn'),
    ('transit', 'checkedIn'), ('checkedIn', 'inspect'), ('inspect', 'calibrate'), ('calibrate', 'quality'),
    ('quality', 'readyOut'), ('readyOut', 'released'), ('released', 'invoiced'));
