-- A full index, by which the API offers a customer's logins.
drop index app.users_customer_id_idx;
create index users_customer_id_idx on app.users (customer_id);
