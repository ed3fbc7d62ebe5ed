-- Nothing is owed of a void invoice.
alter table app.invoices alter column balance_cents
  set expression as (case when status = 'void' then 0 else total_cents - paid_cents end);
