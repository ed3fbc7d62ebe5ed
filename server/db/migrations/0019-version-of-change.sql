-- Which version of its row a change led to: who edits from an older version is told what has changed since.
alter table app.audit_entries add column version integer;
