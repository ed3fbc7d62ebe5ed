-- Customers see their own tax exemption certificate.
update app.files set customer_visible = true
  where id in (select tax_exempt_certificate_file_id from app.customers) and not customer_visible;
