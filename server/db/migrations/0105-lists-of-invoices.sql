-- Drafts are few and looked for by order: an alert says which of them a missing PO number holds up.
create index invoices_drafts_idx on app.invoices (service_order_id) where status = 'draft';
