-- The office's figures of a period come from indexes alone. All of these are partial, if only in name: the API would offer to sort
-- and filter by the columns of any other index.
drop index app.invoices_issued_idx;
create index invoices_issued_idx on app.invoices (issue_date) include (id, subtotal_cents, status, service_order_id)
  where status not in ('draft', 'void');
create index payments_collected_idx on app.payments (received_on) include (id, amount_cents, method) where method <> 'rewardCredit';
create index estimate_decisions_made_idx on app.estimate_decisions (decided_at) include (estimate_id, is_approved, total_cents)
  where decided_at is not null;
create index estimates_sent_idx on app.estimates (id) include (sent_at) where sent_at is not null;
create index line_items_earned_idx on app.line_items (invoice_id) include (total_price, quantity, purchase_cost)
  where is_accepted and invoice_id is not null;
