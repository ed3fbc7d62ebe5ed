-- Opening invoices: what customers owed when the shop began to work with Boresight. They have no order, and are open from the start.
alter table app.invoices alter column service_order_id drop not null;
alter table app.invoices
  add constraint invoices_customer_id_fkey foreign key (customer_id) references app.customers,
  add constraint invoices_opening_check check (service_order_id is not null
    or (status <> 'draft' and issue_date is not null and due_date is not null and estimate_id is null and reissue_of_id is null
      and tax_cents = 0 and sent_at is null));
create index invoices_opening_idx on app.invoices (number) where service_order_id is null;
