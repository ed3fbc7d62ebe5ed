-- The mail server that an admin set up: one row, the server's alone, its password encrypted.
create table app_private.mail_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  host text not null check (char_length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  user_name text not null default '' check (char_length(user_name) <= 254),
  sealed_password bytea,
  sender_name text not null default '' check (char_length(sender_name) <= 80),
  sender_address text not null check (char_length(sender_address) between 3 and 254),
  reply_to text not null default '' check (char_length(reply_to) <= 254),
  changed_at timestamptz not null default now()
);
