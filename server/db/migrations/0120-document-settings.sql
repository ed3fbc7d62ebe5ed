-- How the shop's documents look, and what they say besides what happened.
alter table app.shop_settings
  add column accent_color text not null default '#00719a' check (accent_color ~ '^#[0-9a-f]{6}$'),
  add column page_size text not null default 'us-letter' check (page_size in ('us-letter', 'a4')),
  add column letterhead_lines text not null default '' check (char_length(letterhead_lines) <= 300),
  add column document_footer text not null default '' check (char_length(document_footer) <= 300),
  add column payment_instructions text not null default '' check (char_length(payment_instructions) <= 1000),
  add column estimate_text text not null default '' check (char_length(estimate_text) <= 1000),
  add column invoice_text text not null default '' check (char_length(invoice_text) <= 1000),
  add column certificate_text text not null default '' check (char_length(certificate_text) <= 1000);
