-- Beside what a repair order says, the piece of its page that says it, for a person to compare.

alter table app_private.repair_order_texts
  add column pieces jsonb default '{}' check (jsonb_typeof(pieces) = 'object'); -- null until they are drawn
alter table app_private.repair_order_texts alter column pieces drop default;

-- Of a long file the first pages are read, and that is told.
alter table app_private.repair_order_texts add column is_partial boolean not null default false;

-- The same paper on another order.
create index files_sha256_idx on app.files (sha256) where document_kind = 'repairOrder';
