-- Which store holds this database's files: the store keeps the same id, so that neither is ever judged by another's.
create table app_private.file_store (
  id uuid primary key default gen_random_uuid(),
  paired_at timestamptz -- none: no store knows this id yet
);
create unique index file_store_is_single on app_private.file_store ((true));
insert into app_private.file_store default values;
