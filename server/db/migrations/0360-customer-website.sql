-- Where a customer is found on the web.
alter table app.customers add column website text not null default '' check (char_length(website) <= 120);
