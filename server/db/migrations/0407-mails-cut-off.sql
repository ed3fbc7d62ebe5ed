-- Of a mail that is larger than any the server keeps, only the beginning is there.
alter table app_private.received_mails add column is_cut boolean not null default false;
