-- Customers with their people, places and vehicles; the facilities that serve them.
create extension if not exists pg_trgm;

create function app_private.search_key(variadic parts text[]) returns text
  language sql immutable parallel safe
  as $$ select lower(regexp_replace(array_to_string(parts, '|'), '[\s\-]', '', 'g')) $$;

create table app.addresses (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid, -- whose it is; none for a facility's own
  label text check (char_length(label) <= 80),
  street text not null check (char_length(street) between 1 and 120),
  unit text check (char_length(unit) <= 40),
  city text not null check (char_length(city) between 1 and 80),
  state text not null default '' check (char_length(state) <= 60),
  postal_code text not null default '' check (char_length(postal_code) <= 12),
  country text not null default 'US' check (country ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  distance_to_sensi double precision check (distance_to_sensi between 0 and 2000),
  distance_source text check (distance_source in ('computed', 'manual')),
  pickup_spot_description text check (char_length(pickup_spot_description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  archived_at timestamptz
);
create index addresses_city_idx on app.addresses (city);
create index addresses_created_at_idx on app.addresses (created_at desc);

create table app.facilities (
  id uuid primary key default gen_random_uuid(),
  facility_name text not null check (char_length(facility_name) between 2 and 80),
  is_base boolean not null default false,
  address_id uuid references app.addresses,
  phone text,
  email text,
  time_zone text not null default 'America/Denver',
  working_hours jsonb not null default '{}', -- {"1": [["08:00","17:00"]], …} by ISO weekday
  closures jsonb not null default '[]', -- ["2026-12-25", …]
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
create unique index facilities_facility_name_key on app.facilities (lower(facility_name));
create index facilities_facility_name_idx on app.facilities (facility_name);
create index facilities_address_id_idx on app.facilities (address_id);
create unique index facilities_one_base on app.facilities (is_base) where is_base;

create table app.customers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references app.users on delete set null,
  customer_kind text not null default 'bodyShop'
    check (customer_kind in ('bodyShop', 'dealer', 'glass', 'mechanical', 'fleet', 'insurer', 'individual')),
  company_name text not null default '' check (char_length(company_name) <= 120),
  first_name text not null default '' check (char_length(first_name) <= 60),
  last_name text not null default '' check (char_length(last_name) <= 60),
  email text not null check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 32),
  notes text not null default '' check (char_length(notes) <= 5000),
  address_id uuid references app.addresses,
  default_facility_id uuid references app.facilities,
  is_partner_reward boolean not null default false,
  requires_po boolean not null default false,
  has_accepted_terms boolean not null default false,
  terms_accepted_at timestamptz,
  terms_version text,
  payment_terms_days integer not null default 30 check (payment_terms_days between 0 and 365),
  tax_exempt boolean not null default false,
  credit_limit_cents integer check (credit_limit_cents >= 0),
  locale text not null default 'en' check (locale in ('en', 'fr', 'ar')),
  notify_by_email boolean not null default true,
  notify_by_sms boolean not null default false,
  status text not null default 'active' check (status in ('active', 'onHold', 'archived')),
  search_text text not null generated always as (app_private.search_key(company_name, first_name, last_name, email, phone)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  archived_at timestamptz,
  constraint customers_name_check check (company_name <> '' or (first_name <> '' and last_name <> ''))
);
create index customers_company_name_idx on app.customers (company_name);
create index customers_created_at_idx on app.customers (created_at desc);
create index customers_customer_kind_idx on app.customers (customer_kind);
create index customers_status_idx on app.customers (status);
create index customers_is_partner_reward_idx on app.customers (is_partner_reward);
create index customers_requires_po_idx on app.customers (requires_po);
create index customers_address_id_idx on app.customers (address_id);
create index customers_search_text_idx on app.customers using gin (search_text gin_trgm_ops);

alter table app.addresses add constraint addresses_customer_id_fkey foreign key (customer_id) references app.customers;
create index addresses_customer_id_idx on app.addresses (customer_id);

create table app.contacts (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references app.customers on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  title text not null default '' check (char_length(title) <= 60),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 32),
  is_preferred boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  constraint contacts_reachable_check check (email is not null or phone is not null)
);
create index contacts_customer_id_idx on app.contacts (customer_id);
create unique index contacts_one_preferred on app.contacts (customer_id) where is_preferred;

create table app.customer_addresses (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references app.customers on delete cascade,
  address_id uuid not null references app.addresses,
  label text not null default '' check (char_length(label) <= 80),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (customer_id, address_id)
);
create index customer_addresses_customer_id_idx on app.customer_addresses (customer_id);
create index customer_addresses_address_id_idx on app.customer_addresses (address_id);

create table app.vehicles (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references app.customers,
  vin_number text check (vin_number ~ '^[A-HJ-NPR-Z0-9]{1,17}$'),
  vehicle_description text not null check (char_length(vehicle_description) between 1 and 260),
  make text not null check (char_length(make) between 1 and 60),
  model text not null check (char_length(model) between 1 and 60),
  year integer not null check (year between 1900 and 2100),
  trim text not null default '' check (char_length(trim) <= 60),
  owner_first_name text not null default '' check (char_length(owner_first_name) <= 60),
  owner_last_name text not null default '' check (char_length(owner_last_name) <= 60),
  owner_email text check (char_length(owner_email) <= 254),
  owner_phone text check (char_length(owner_phone) <= 32),
  license_plate text check (char_length(license_plate) <= 16),
  plate_state text check (char_length(plate_state) <= 3),
  color text check (char_length(color) <= 40),
  odometer integer check (odometer between 0 and 2000000),
  vin_decoded_at timestamptz,
  vin_decode jsonb,
  adas_features jsonb,
  search_text text not null generated always as
    (app_private.search_key(vin_number, vehicle_description, owner_first_name, owner_last_name, license_plate)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  archived_at timestamptz,
  constraint vehicles_short_vin_check check (char_length(vin_number) = 17 or year < 1981)
);
create unique index vehicles_vin_of_customer_key on app.vehicles (customer_id, vin_number) where archived_at is null;
create index vehicles_customer_id_idx on app.vehicles (customer_id, created_at desc);
create index vehicles_vin_number_idx on app.vehicles (vin_number);
create index vehicles_make_idx on app.vehicles (make);
create index vehicles_year_idx on app.vehicles (year);
create index vehicles_vehicle_description_idx on app.vehicles (vehicle_description);
create index vehicles_created_at_idx on app.vehicles (created_at desc);
create index vehicles_search_text_idx on app.vehicles using gin (search_text gin_trgm_ops);
