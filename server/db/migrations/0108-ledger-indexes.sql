-- The API follows a key only where an index covers all of its rows.
drop index app.payment_allocations_payment_id_idx;
create index payment_allocations_payment_id_idx on app.payment_allocations (payment_id, created_at);
drop index app.credit_entries_invoice_id_idx;
create index credit_entries_invoice_id_idx on app.credit_entries (invoice_id, created_at);
