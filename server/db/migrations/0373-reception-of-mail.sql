-- The mailbox that the server reads, as an admin set it up: one row, the server's alone, its password encrypted.
create table app_private.mailbox_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  host text not null check (char_length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  user_name text not null check (char_length(user_name) between 1 and 254),
  sealed_password bytea,
  folder text not null default 'INBOX' check (char_length(folder) between 1 and 200),
  -- What keeps it from being read, in the server's words; empty while it is read.
  problem text not null default '' check (char_length(problem) <= 500),
  read_at timestamptz,
  changed_at timestamptz not null default now()
);

-- The envelope by which our own SMTP server was handed a mail.
alter table app_private.received_mails
  add column return_path text check (char_length(return_path) <= 320),
  add column delivered_to text[] not null default '{}' check (cardinality(delivered_to) <= 50);
