-- The first pages of the customers and the vehicles in use, and how many there are, are read from the index alone.
create index customers_in_list_idx on app.customers (company_name, id) where status <> 'archived';
create index vehicles_in_list_idx on app.vehicles (created_at desc, id) where archived_at is null;
