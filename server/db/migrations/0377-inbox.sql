-- What the office's inbox needs besides the conversations themselves: search, order, and answers to choose.

-- By what a conversation is found: who it is with, the order, the customer and the latest words; kept by a trigger.
alter table app.conversations add column search_text text not null default '';
-- What was said lately, the newest first, as it is searched.
alter table app.conversations add column said_text text not null default '' check (char_length(said_text) <= 4000);

-- The table came with the release before and is small.
-- squawk-ignore require-concurrent-index-creation
create index conversations_search_text_idx on app.conversations using gin (search_text gin_trgm_ops);
-- squawk-ignore require-concurrent-index-creation
create index conversations_snoozed_until_idx on app.conversations (snoozed_until);
-- squawk-ignore require-concurrent-index-creation
create index conversations_is_unread_idx on app.conversations (is_unread, last_said_at desc);
-- squawk-ignore require-concurrent-index-creation
create index conversations_order_idx on app.conversations (last_said_at desc);
-- squawk-ignore require-concurrent-index-creation
create index conversations_updated_at_idx on app.conversations (updated_at desc);

-- Sentences that the office answers with again and again.
create table app.answer_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 60),
  body text not null check (char_length(body) between 1 and 2000),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  version integer not null default 1
);
-- squawk-ignore require-concurrent-index-creation
create index answer_templates_name_idx on app.answer_templates (name);
-- squawk-ignore require-concurrent-index-creation
create index answer_templates_is_active_idx on app.answer_templates (is_active);

-- What customers and the shop have written on orders so far stands in the list too; what nobody has answered is open.
insert into app.conversations (service_order_id, customer_id, channel, status, is_unread, last_said_at, last_words, last_from_outside,
  search_text)
select m.service_order_id, m.customer_id, 'order', case when m.from_customer and m.created_at > now() - interval '30 days' then 'open' else 'done' end,
  false, m.created_at, left(btrim(regexp_replace(m.body, '\s+', ' ', 'g')), 200), m.from_customer,
  o.search_text
from (select distinct on (service_order_id) * from app.order_messages where not is_internal
  order by service_order_id, created_at desc) m join app.service_orders o on o.id = m.service_order_id
on conflict (service_order_id) do nothing;
