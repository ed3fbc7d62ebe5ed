-- A code bears some wrong attempts of strangers, and as many of the devices that are known to its account.
alter table app_private.tickets add column known_attempts integer not null default 0;
