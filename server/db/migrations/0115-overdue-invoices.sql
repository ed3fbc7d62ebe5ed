-- The list of overdue invoices is counted and sorted by the index alone: what is paid is not in it.
create index invoices_owed_idx on app.invoices (due_date, id)
  where status in ('issued', 'sent', 'partiallyPaid') and balance_cents > 0;
drop index app.invoices_open_due_idx;
