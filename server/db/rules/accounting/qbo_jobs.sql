-- Admins see what waits, what failed and why; verbs send it again.
grant select on app.qbo_jobs to app_admin;
create policy admin_reads on app.qbo_jobs for select to app_admin using (true);

-- Whatever record of ours it is about can be read with it; theirs do not list these rows.
comment on table app.qbo_jobs is
  E'@foreignKey (local_id) references app.customers (id)|@fieldName localCustomer|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (local_id) references app.line_item_types (id)|@fieldName lineItemType|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (local_id) references app.invoices (id)|@fieldName invoice|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (local_id) references app.estimates (id)|@fieldName estimate|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (local_id) references app.payments (id)|@fieldName payment|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy';

-- The list is of one connection, and short enough that no index is needed.
comment on column app.qbo_jobs.entity is E'@behavior +attribute:filterBy';
comment on column app.qbo_jobs.problem is E'@behavior +attribute:filterBy';
