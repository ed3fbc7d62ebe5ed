-- Screens on the wall that nobody signs in to, and an address book that can be searched and sorted.

-- The secret links under which a screen reads the wallboard; gone is revoked.
create table app_private.kiosk_links (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 60),
  facility_ids uuid[] check (cardinality(facility_ids) between 1 and 50), -- none: all of them
  is_private boolean not null default true, -- no customer names, no more of the VIN than its end
  rotate_seconds integer not null default 20 check (rotate_seconds between 5 and 600),
  token_hash text not null unique,
  created_by uuid references app.users on delete set null,
  created_at timestamptz not null default now()
);

alter table app.addresses
  add column search_text text not null generated always as (app_private.search_key(label, street, unit, city, state, postal_code)) stored;
create index addresses_search_text_idx on app.addresses using gin (search_text gin_trgm_ops);
create index addresses_street_idx on app.addresses (street);
create index addresses_state_idx on app.addresses (state);
create index addresses_postal_code_idx on app.addresses (postal_code);
create index addresses_country_idx on app.addresses (country);
create index addresses_distance_to_sensi_idx on app.addresses (distance_to_sensi);
create index addresses_archived_at_idx on app.addresses (archived_at);
