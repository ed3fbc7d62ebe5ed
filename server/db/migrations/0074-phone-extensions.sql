-- Telephones are stored in E.164 form, the extension beside.
alter table app.customers add column phone_extension text not null default '' check (phone_extension ~ '^[0-9]{0,6}$');
alter table app.contacts add column phone_extension text not null default '' check (phone_extension ~ '^[0-9]{0,6}$');
