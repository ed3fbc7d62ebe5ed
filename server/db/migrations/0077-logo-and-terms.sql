-- The company's pictures, by a hash of their content: an address that shows one never shows another.
create table app_private.logos (
  mark text primary key,
  content bytea not null check (octet_length(content) <= 100000),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png')),
  created_at timestamptz not null default now()
);

alter table app.shop_settings
  add column logo_mark text references app_private.logos,
  -- Empty: the terms that come with the product. Each change of the text is a version of the terms.
  add column terms_text text not null default '' check (char_length(terms_text) <= 40000),
  add column terms_version integer not null default 0,
  add column terms_changed_at timestamptz;
