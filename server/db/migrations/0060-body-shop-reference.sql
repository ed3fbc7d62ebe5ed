-- What a body shop calls the job in its own system.
alter table app.service_orders add column body_shop_reference text check (char_length(body_shop_reference) <= 60);
