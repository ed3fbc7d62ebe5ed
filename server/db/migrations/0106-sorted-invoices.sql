-- The list of invoices is as fast with a million of them: one index for each way to sort or narrow it.
create index invoices_issue_date_idx on app.invoices (issue_date, id);
create index invoices_due_idx on app.invoices (due_date, id);
create index invoices_total_idx on app.invoices (total_cents, id);
create index invoices_balance_idx on app.invoices (balance_cents, id);
create index invoices_status_created_idx on app.invoices (status, created_at, id);
create index invoices_created_idx on app.invoices (created_at, id);
create index invoices_open_due_idx on app.invoices (due_date, id) where status in ('issued', 'sent', 'partiallyPaid');
drop index app.invoices_due_date_idx, app.invoices_status_idx, app.invoices_created_at_idx;
