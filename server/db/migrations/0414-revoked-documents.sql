-- The list of withdrawn documents finds those that were revoked among all that were ever issued.
create index concurrently documents_revoked_idx on app.documents (id) where revoked_at is not null;
