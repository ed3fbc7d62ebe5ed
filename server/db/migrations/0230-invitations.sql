-- Invitations are links to choose a first password: they live longer than other links, and an old one can be renewed.
alter table app_private.tickets add column is_invitation boolean not null default false;
