create index concurrently service_orders_payer_id_idx on app.service_orders (payer_id) where payer_id is not null;
