-- What a person may see is kept by no cache of others, and asked for again once a right may have ended.
update app_private.buckets set cache_control = 'private, no-cache';
alter table app_private.buckets alter column cache_control set default 'private, no-cache';
