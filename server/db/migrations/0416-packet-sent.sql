-- Who gave an order's packet to its payer, through a portal or because it was asked for, where no email of ours does.
alter table app.service_orders add column packet_sent_at timestamptz;
alter table app.service_orders add column packet_sent_by uuid;
alter table app.service_orders add constraint service_orders_packet_sent_check
  check ((packet_sent_at is null) = (packet_sent_by is null)) not valid;
