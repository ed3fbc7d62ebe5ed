-- Admins see both sides, and decide by a verb.
grant select on app.qbo_conflicts to app_admin;
create policy admin_reads on app.qbo_conflicts for select to app_admin using (true);

create or replace trigger audit after insert or update or delete on app.qbo_conflicts for each row execute function app_private.audit();

-- Whatever record of ours it is about can be read with it; theirs do not list these rows.
comment on table app.qbo_conflicts is
  E'@foreignKey (local_id) references app.customers (id)|@fieldName localCustomer|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (local_id) references app.line_item_types (id)|@fieldName lineItemType|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (local_id) references app.invoices (id)|@fieldName invoice|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (local_id) references app.estimates (id)|@fieldName estimate|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (local_id) references app.payments (id)|@fieldName payment|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy';
