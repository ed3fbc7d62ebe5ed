-- How long the shop keeps what the server deletes by itself. Orders, documents and invoices are not among it: they stay.
alter table app.shop_settings
  add column audit_years integer default 7 check (audit_years between 7 and 30), -- none: for good
  add column event_days integer not null default 90 check (event_days between 30 and 365),
  add column delivery_days integer not null default 30 check (delivery_days between 7 and 90),
  add column import_result_days integer not null default 90 check (import_result_days between 30 and 365);
