-- What the shop says of itself and charges for its way to a vehicle. Rows are only ever added: the one with the highest
-- version is in force, the others are its history.
create table app.shop_settings (
  id uuid primary key default gen_random_uuid(),
  version integer not null unique check (version > 0),
  company_name text not null default '' check (char_length(company_name) <= 80), -- empty: the name the server was started with
  company_address text not null default '' check (char_length(company_address) <= 300),
  tax_number text not null default '' check (char_length(tax_number) <= 40),
  free_radius_miles integer not null default 10 check (free_radius_miles between 0 and 500),
  fuel_cents_per_mile integer not null default 70 check (fuel_cents_per_mile between 0 and 100000),
  tow_base_cents integer not null default 9500 check (tow_base_cents between 0 and 10000000),
  tow_miles_included integer not null default 5 check (tow_miles_included between 0 and 500),
  tow_cents_per_mile integer not null default 450 check (tow_cents_per_mile between 0 and 100000),
  service_radius_miles integer not null default 75 check (service_radius_miles between 1 and 2000),
  is_setup_dismissed boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid
);
create index shop_settings_created_at_idx on app.shop_settings (created_at);
-- A shop that works already needs no guide.
insert into app.shop_settings (version, is_setup_dismissed) select 1, exists (select from app.facilities);

-- What a location charges as tax, from a day on.
create table app.tax_rates (
  id uuid primary key default gen_random_uuid(),
  facility_id uuid not null references app.facilities on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  rate integer not null check (rate between 0 and 50000), -- thousandths of a percent: 8810 is 8.81 %
  valid_from date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1,
  unique (facility_id, valid_from)
);
create index tax_rates_valid_from_idx on app.tax_rates (valid_from);
