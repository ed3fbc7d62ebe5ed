-- Which release of the schema the database is of, and which servers it still serves: a server that has become too old ends. The table
-- is made with the first mark, after the rules.
create or replace function app_private.schema_release(out number int, out least_server int) language plpgsql stable security definer
set search_path = '' as $$
begin
  select s.number, s.least_server into number, least_server from migration.state s;
end
$$;
grant execute on function app_private.schema_release to app_server;
