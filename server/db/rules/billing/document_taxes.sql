-- Taxes are visible with their document, and written by the server alone.
grant select on app.document_taxes to app_admin, app_office, app_technician, app_customer, app_user;
create policy admin_reads on app.document_taxes for select to app_admin, app_office using (true);
create policy technician_reads_estimates on app.document_taxes for select to app_technician
  using (exists (select from app.estimates e where e.id = estimate_id));
create policy customer_reads_own on app.document_taxes for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id()
    and (exists (select from app.estimates e where e.id = estimate_id
        and e.customer_id = app_private.current_customer_id() and e.status <> 'draft')
      or exists (select from app.invoices i where i.id = invoice_id
        and i.customer_id = app_private.current_customer_id() and i.status <> 'draft')));

create or replace trigger take_customer before insert or update on app.document_taxes
  for each row execute function app_private.take_customer_of_document();

comment on constraint document_taxes_estimate_id_fkey on app.document_taxes is E'@foreignFieldName taxes';
comment on constraint document_taxes_invoice_id_fkey on app.document_taxes is E'@foreignFieldName taxes';

-- Triggers from other files: guard_issued (billing/invoices.sql).
