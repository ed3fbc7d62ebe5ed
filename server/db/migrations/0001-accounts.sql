-- People who sign in. What proves who they are lies in app_private, out of the API's sight.
create schema app;
create schema app_private;

create table app.users (
  id uuid primary key default gen_random_uuid(),
  display_name text not null check (char_length(display_name) between 1 and 254),
  email text check (email = lower(email) and char_length(email) <= 254),
  email_verified boolean not null default false,
  phone_number text check (char_length(phone_number) between 1 and 32),
  phone_number_verified boolean not null default false,
  avatar_url text not null default '',
  default_role text not null default 'user'
    check (default_role in ('admin', 'technician', 'customer', 'user', 'anonymous')),
  is_anonymous boolean not null default false,
  locale text not null default 'en' check (locale in ('en', 'fr', 'ar')),
  disabled boolean not null default false,
  metadata jsonb not null default '{}',
  facility_ids uuid[],
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index users_email_key on app.users (email);
create index users_display_name_idx on app.users (display_name);
create index users_default_role_idx on app.users (default_role);

create table app_private.user_roles (
  user_id uuid not null references app.users on delete cascade,
  role text not null check (role in ('admin', 'technician', 'customer', 'user', 'me', 'anonymous')),
  primary key (user_id, role)
);

create table app_private.user_passwords (
  user_id uuid primary key references app.users on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

create table app_private.refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.users on delete cascade,
  token_hash bytea not null unique,
  kind text not null default 'regular' check (kind in ('regular', 'pat')),
  metadata jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index refresh_tokens_user_id_idx on app_private.refresh_tokens (user_id);
create index refresh_tokens_expires_at_idx on app_private.refresh_tokens (expires_at);
