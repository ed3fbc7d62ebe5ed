-- How people look at their lists, and what keeps the statuses whole.
create table app.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade, -- whose it is
  list text not null check (list in ('service-orders')),
  view_name text not null check (char_length(view_name) between 2 and 40),
  is_shared boolean not null default false,
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and pg_column_size(settings) <= 8192),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index saved_views_name_key on app.saved_views (user_id, list, lower(view_name));
create index saved_views_list_idx on app.saved_views (list);
create index saved_views_user_id_idx on app.saved_views (user_id);

alter table app.service_order_statuses
  add constraint service_order_statuses_color_check
    check (color in ('', 'violet', 'blue', 'teal', 'amber', 'magenta', 'green', 'olive', 'grey')),
  add constraint service_order_statuses_initial_check check (not is_initial or (is_active and not is_terminal and not is_hold)),
  add constraint service_order_statuses_hold_check check (is_hold = (category = 'hold'));

-- What the list of orders is narrowed by.
create index service_orders_calibration_type_idx on app.service_orders (calibration_type);
create index service_orders_invoice_number_idx on app.service_orders (invoice_number);
create index service_orders_promised_at_idx on app.service_orders (promised_at);
