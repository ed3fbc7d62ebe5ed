-- Which terms an estimate was sent and decided with, as customers have them: `2026-01`, or `shop-3` of the shop's own.
alter table app.estimates
  alter column terms_version type text using 'shop-' || terms_version,
  add constraint estimates_terms_version_check check (char_length(terms_version) between 1 and 40);
alter table app.estimate_decisions
  alter column terms_version type text using 'shop-' || terms_version,
  add constraint estimate_decisions_terms_version_check check (char_length(terms_version) between 1 and 40);
