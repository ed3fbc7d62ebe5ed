-- A customer may have no email: an empty one. Links that are made for such a customer are for nobody's address.
alter table app.billing_links
  drop constraint billing_links_email_check,
  add constraint billing_links_email_check check (email = '' or char_length(email) between 3 and 254);
