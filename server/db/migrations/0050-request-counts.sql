-- Requests that are counted under a limit, by all servers together. Unlogged: after a crash of the database limits begin anew.
create unlogged table app_private.request_counts (
  key bytea primary key, -- the hash of the limit's name and of the address, account or link: none of them is kept here
  -- When the latest of them came, as many as the limit allows.
  taken_at timestamptz[] not null,
  ends_at timestamptz not null
) with (fillfactor = 50); -- room to update a row where it stands
