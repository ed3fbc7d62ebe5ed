-- Equipment that an admin keeps an eye on.
alter table app.equipment add column is_watched boolean not null default false;
