-- What the body shop that sent the vehicle calls the job.
alter table app.service_orders add column body_shop_reference text check (char_length(body_shop_reference) <= 60);
