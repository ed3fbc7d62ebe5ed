-- What a contact is told about by email and text message; for what nobody is chosen, it is the preferred contact.
alter table app.contacts add column purposes text[] not null default '{}'
  check (purposes <@ array['estimates', 'vehicle', 'billing']);

-- Statements go to whoever is chosen for invoices and statements.
update app.email_templates set recipients = '{preferredContact}' where key = 'statement' and recipients = '{customer}';
