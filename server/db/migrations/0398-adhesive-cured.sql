-- When the adhesive of new glass has cured: until then the glass may move, and nothing is calibrated.
alter table app.service_orders add column adhesive_cured_at timestamptz;
