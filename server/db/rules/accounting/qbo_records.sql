-- Admins see what is there, and decide by verbs what becomes of it.
grant select on app.qbo_records to app_admin;
create policy admin_reads on app.qbo_records for select to app_admin using (true);

-- Whatever record of ours it is about can be read with it; theirs do not list these rows.
comment on table app.qbo_records is
  E'@foreignKey (suggested_id) references app.customers (id)|@fieldName suggestedCustomer|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (suggested_id) references app.line_item_types (id)|@fieldName suggestedLineItemType|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (chosen_id) references app.customers (id)|@fieldName chosenCustomer|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy\n'
  '@foreignKey (chosen_id) references app.line_item_types (id)|@fieldName chosenLineItemType|@behavior -manyRelation:resource:list -manyRelation:resource:connection -filterBy';

-- People look for those with a suggestion, or without, among the records of one kind.
comment on column app.qbo_records.match is E'@behavior +attribute:filterBy';
