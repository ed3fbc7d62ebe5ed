-- What a new password must be, where the operator's settings say nothing.
alter table app.shop_settings
  add column password_min integer not null default 3 check (password_min between 3 and 64),
  add column refuses_common_passwords boolean not null default false;
