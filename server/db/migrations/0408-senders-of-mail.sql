-- Whoever sends a mail is found by the address, by its domain, or by a telephone in it, among all who have given one. Even a
-- large shop's customers are indexed within a second.
-- squawk-ignore require-concurrent-index-creation
create index customers_email_idx on app.customers (lower(email));
-- squawk-ignore require-concurrent-index-creation
create index customers_email_domain_idx on app.customers (split_part(lower(email), '@', 2));
-- squawk-ignore require-concurrent-index-creation
create index customers_phone_idx on app.customers (phone);
-- squawk-ignore require-concurrent-index-creation
create index contacts_email_idx on app.contacts (lower(email));
-- squawk-ignore require-concurrent-index-creation
create index contacts_email_domain_idx on app.contacts (split_part(lower(email), '@', 2));
-- squawk-ignore require-concurrent-index-creation
create index contacts_phone_idx on app.contacts (phone);
-- squawk-ignore require-concurrent-index-creation
create index users_lower_email_idx on app.users (lower(email));
-- squawk-ignore require-concurrent-index-creation
create index users_email_domain_idx on app.users (split_part(lower(email), '@', 2));
