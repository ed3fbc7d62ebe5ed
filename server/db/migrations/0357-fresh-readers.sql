-- Who has just written, or looks at live screens: a replica answers them only when it has all that the primary has.
create table app_private.fresh_readers (
  user_id uuid primary key,
  until timestamptz not null
) with (fillfactor = 50);
