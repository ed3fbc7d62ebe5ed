-- What people outside write to the shop, by whatever way, and what it answers.
create table app.conversations (
  id uuid primary key default gen_random_uuid(),
  -- None until it is known which: all that is said on an order is one conversation.
  service_order_id uuid unique references app.service_orders on delete cascade,
  customer_id uuid references app.customers,
  -- By which the last word from outside came.
  channel text not null check (channel in ('email', 'sms', 'order')),
  -- Where the other end is reached, in lower case or as E.164; none of those who write on the order's page only.
  address text check (char_length(address) between 1 and 254),
  contact_name text not null default '' check (char_length(contact_name) <= 200),
  subject text not null default '' check (char_length(subject) <= 400),
  status text not null default 'open' check (status in ('open', 'done')),
  is_unread boolean not null default true,
  assigned_to_id uuid references app.users on delete set null,
  snoozed_until timestamptz,
  -- By what it was placed with its order or customer.
  placed_by text
    check (placed_by in ('token', 'references', 'vin', 'repairOrder', 'claim', 'plate', 'sender', 'person')),
  -- What it may be about, best first: [{"serviceOrderId", "customerId", "reason"}].
  guesses jsonb not null default '[]' check (jsonb_typeof(guesses) = 'array' and jsonb_array_length(guesses) <= 10),
  last_said_at timestamptz not null,
  last_words text not null default '' check (char_length(last_words) <= 200),
  last_from_outside boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint conversations_customer_of_order_fkey foreign key (service_order_id, customer_id)
    references app.service_orders (id, customer_id) on update cascade on delete cascade
);
-- The table is new.
-- squawk-ignore require-concurrent-index-creation
create index conversations_last_said_at_idx on app.conversations (status, last_said_at desc);
-- squawk-ignore require-concurrent-index-creation
create index conversations_address_idx on app.conversations (address, last_said_at desc);
-- squawk-ignore require-concurrent-index-creation
create index conversations_customer_id_idx on app.conversations (customer_id);
-- squawk-ignore require-concurrent-index-creation
create index conversations_assigned_to_id_idx on app.conversations (assigned_to_id, last_said_at desc);
comment on constraint conversations_customer_of_order_fkey on app.conversations is '@behavior -*';

-- Mails as they came, each once; what was read of them is in the messages of conversations.
create table app_private.received_mails (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('imap', 'smtp')),
  mailbox text not null default '' check (char_length(mailbox) <= 300),
  uid_validity bigint,
  uid bigint,
  message_id text not null default '' check (char_length(message_id) <= 1000),
  content_hash text not null unique check (content_hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the whole mail
  blob_id uuid not null,
  size bigint not null check (size >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'placed', 'refused')),
  reason text not null default '' check (char_length(reason) <= 500),
  attempts integer not null default 0,
  received_at timestamptz not null default now(),
  placed_at timestamptz
);
-- squawk-ignore require-concurrent-index-creation
create index received_mails_waiting_idx on app_private.received_mails (received_at) where state = 'waiting';
-- squawk-ignore require-concurrent-index-creation
create index received_mails_message_id_idx on app_private.received_mails (message_id);

create table app.conversation_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references app.conversations on delete cascade,
  direction text not null check (direction in ('in', 'out')),
  channel text not null check (channel in ('email', 'sms')),
  -- The mail's Message-ID, or the gateway's own name of the text.
  external_id text not null default '' check (char_length(external_id) <= 1000),
  from_name text not null default '' check (char_length(from_name) <= 200),
  from_address text not null check (char_length(from_address) between 1 and 254),
  to_addresses text[] not null default '{}' check (cardinality(to_addresses) <= 50),
  subject text not null default '' check (char_length(subject) <= 400),
  body text not null default '' check (char_length(body) <= 20000),
  kind text not null default 'message' check (kind in ('message', 'automatic', 'bounce', 'list')),
  -- As the receiving host states them: {"spf", "dkim", "dmarc", "by"}.
  authentication jsonb check (jsonb_typeof(authentication) = 'object'),
  received_mail_id uuid unique references app_private.received_mails on delete set null,
  -- Where it stands among the messages of an order as well.
  order_message_id uuid unique references app.order_messages on delete set null,
  sent_message_id uuid references app.messages on delete set null,
  author_id uuid references app.users on delete set null,
  said_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- squawk-ignore require-concurrent-index-creation
create index conversation_messages_conversation_id_idx on app.conversation_messages (conversation_id, said_at);
-- squawk-ignore require-concurrent-index-creation
create index conversation_messages_external_id_idx on app.conversation_messages (external_id);
-- squawk-ignore require-concurrent-index-creation
create index conversation_messages_sent_message_id_idx on app.conversation_messages (sent_message_id);
-- squawk-ignore require-concurrent-index-creation
create index conversation_messages_author_id_idx on app.conversation_messages (author_id);

create table app.conversation_files (
  id uuid primary key default gen_random_uuid(),
  conversation_message_id uuid not null references app.conversation_messages on delete cascade,
  file_id uuid not null references app.files on delete cascade,
  kind text not null default 'other' check (kind in ('estimate', 'scanReport', 'photo', 'invoice', 'other')),
  position integer not null default 0,
  unique (conversation_message_id, position)
);
-- squawk-ignore require-concurrent-index-creation
create index conversation_files_file_id_idx on app.conversation_files (file_id);
