-- Who accepted the terms for a customer, and from which address. Of those who accepted before, neither is known.
alter table app.customers
  add column terms_accepted_by uuid,
  add column terms_accepted_ip text check (char_length(terms_accepted_ip) <= 64);
