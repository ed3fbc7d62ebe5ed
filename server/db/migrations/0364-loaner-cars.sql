-- The cars that the shop lends while a vehicle is with it.
create table app.loaner_cars (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 60),
  plate text not null default '' check (char_length(plate) <= 16),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create index loaner_cars_name_idx on app.loaner_cars (name);
create index loaner_cars_is_active_idx on app.loaner_cars (is_active);
