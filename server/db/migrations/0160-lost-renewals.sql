-- The answer to a renewal can get lost on its way. A token that was just spent is answered once more, as long as no token that
-- came out of it was used.

alter table app_private.refresh_tokens
  -- The token that was exchanged for the present one, and when the exchange was answered.
  add column previous_hash bytea,
  add column answered_at timestamptz;
update app_private.refresh_tokens t set previous_hash = s.token_hash, answered_at = s.spent_at
  from (select distinct on (session_id) session_id, token_hash, spent_at from app_private.spent_refresh_tokens
    order by session_id, spent_at desc) s
  where s.session_id = t.id;

-- Requests that ran beside each other with the same token are all answered. The token that is used first goes on, the others end.
create table app_private.sibling_refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  session_id uuid not null references app_private.refresh_tokens on delete cascade
);
create index sibling_refresh_tokens_session_id_idx on app_private.sibling_refresh_tokens (session_id);
