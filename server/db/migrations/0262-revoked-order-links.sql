-- The office ends the links of an order's mails.
alter table app_private.order_links add column revoked_at timestamptz;
