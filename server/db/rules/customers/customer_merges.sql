-- Merges of customers, which admins can undo. The server writes them.
grant select on app.customer_merges to app_admin;
create policy admin_reads on app.customer_merges for select to app_admin using (true);
comment on constraint customer_merges_customer_id_fkey on app.customer_merges is E'@fieldName customer\n@foreignFieldName merges';
comment on constraint customer_merges_merged_customer_id_fkey on app.customer_merges is E'@fieldName mergedCustomer\n@behavior -manyRelation:resource:connection -manyRelation:resource:list';
