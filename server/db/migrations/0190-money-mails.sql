-- Which emails speak of estimates, invoices and payments: their texts and recipients are an admin's.
alter table app.email_templates add column is_about_money boolean not null default false;
update app.email_templates set is_about_money = true where key ~ '^(estimate|supplement|invoice|payment|statement)(-|$)';
