-- What one login, customer or order may keep of something that people make without end: `bounded('user_id', 100)` counts the
-- rows with the new one's user. Two at the same moment may go one over; it is a bound, not a count.
create or replace function app_private.bounded() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  kept integer;
begin
  execute format('select count(*) from (select from %I.%I where %I = $1 limit $2) kept', tg_table_schema, tg_table_name, tg_argv[0])
    into kept using (to_jsonb(new) ->> tg_argv[0])::uuid, tg_argv[1]::integer;
  if kept >= tg_argv[1]::integer then
    raise exception 'at most % rows of % are kept for one %', tg_argv[1], tg_table_name, tg_argv[0]
      using errcode = 'configuration_limit_exceeded';
  end if;
  return new;
end
$$;
