-- Rights on columns that name each column once: `call grant_columns('insert, update', 'app.vehicles', '{color, trim}', 'app_customer, app_user')`.
create or replace procedure app_private.grant_columns(rights text, target regclass, columns text[], roles text) language plpgsql as $$
begin
  execute (
    select string_agg(format('grant %s (%s) on %s to %s', held, (select string_agg(quote_ident(name), ', ') from unnest(columns) as name),
      target, roles), '; ')
    from string_to_table(rights, ', ') as held);
end
$$;

-- The same for every column but these. An unknown column name is an error, because it would hide nothing.
create or replace procedure app_private.grant_all_but(rights text, target regclass, hidden text[], roles text) language plpgsql as $$
declare
  every text[] := array(select attname from pg_attribute where attrelid = target and attnum > 0 and not attisdropped);
  shown text[] := array(select name from unnest(every) as name where name <> all (hidden));
begin
  if not hidden <@ every then raise undefined_column using message = format('%s lacks a column of %s', target, hidden); end if;
  call app_private.grant_columns(rights, target, shown, roles);
end
$$;
