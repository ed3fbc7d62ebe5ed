-- The words by which repair orders are read are keywords, terms are those of service; a status is changed, a file is moved.
alter table app.operation_terms rename to repair_keywords;
alter table app.repair_keywords rename column term to keyword;
alter table app.status_changes rename column moved_by to changed_by;
alter table app.status_changes rename column moved_at to changed_at;

-- Constraints and indexes are called after their table and columns.
do $$
declare
  renamed record;
begin
  for renamed in
    select conname as name, replace(replace(replace(conname, 'operation_terms_term', 'repair_keywords_keyword'),
        'operation_terms', 'repair_keywords'), 'status_changes_moved_', 'status_changes_changed_') as name_now, conrelid::regclass as of_table
    from pg_constraint where conrelid in ('app.repair_keywords'::regclass, 'app.status_changes'::regclass)
  loop
    if renamed.name <> renamed.name_now then
      execute format('alter table %s rename constraint %I to %I', renamed.of_table, renamed.name, renamed.name_now);
    end if;
  end loop;
  for renamed in
    select c.relname as name, replace(replace(replace(c.relname, 'operation_terms_term', 'repair_keywords_keyword'),
        'operation_terms', 'repair_keywords'), 'status_changes_moved_', 'status_changes_changed_') as name_now
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('app.repair_keywords'::regclass, 'app.status_changes'::regclass)
  loop
    if renamed.name <> renamed.name_now then
      execute format('alter index app.%I rename to %I', renamed.name, renamed.name_now);
    end if;
  end loop;
end
$$;
