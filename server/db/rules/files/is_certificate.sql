-- Whether equipment, a credential or a customer's tax exemption refers to the file, which then belongs to something, though to no order.
create or replace function app_private.is_certificate(file_id uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from app.equipment where certificate_file_id = file_id)
    or exists (select from app.procedures p where p.file_id = is_certificate.file_id)
    or exists (select from app.credentials where certificate_file_id = file_id)
    or exists (select from app.customers where tax_exempt_certificate_file_id = file_id) $$;
grant execute on function app_private.is_certificate(uuid) to app_system;
