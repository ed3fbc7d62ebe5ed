-- Issued documents: admins read all, technicians those of the orders they see except invoices, customers their own whose file
-- is not hidden from them. Only the server writes; what a document says is for its PDF alone.
call app_private.grant_all_but('select', 'app.documents', '{content, images, content_hash, verification, notice, evidence}',
  'app_admin, app_technician');
call app_private.grant_all_but('select', 'app.documents',
  '{content, images, content_hash, verification, notice, evidence, issue_reason, revoked_by, revoke_reason}', 'app_customer, app_user');
create policy admin_reads on app.documents for select to app_admin, app_office using (true);
create policy technician_reads on app.documents for select to app_technician
  using (type <> 'invoice' and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy customer_reads_own on app.documents for select to app_customer, app_user
  using (customer_id = app_private.current_customer_id()
    and (file_id is null or exists (select from app.files f where f.id = file_id))); -- By the rules of files, only what is visible.

create or replace trigger take_customer before insert on app.documents
  for each row execute function app_private.take_customer_of_order();

-- What was issued stays as it is: its PDF is set once, and it is revoked once. Only a foreign key moves it to another customer.
create or replace function app_private.guard_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
      and to_jsonb(new) - '{file_id,sha256,revoked_at,revoked_by,revoke_reason}'::text[]
        = to_jsonb(old) - '{file_id,sha256,revoked_at,revoked_by,revoke_reason}'::text[]
      and (old.file_id is null or (new.file_id, new.sha256) = (old.file_id, old.sha256))
      and (old.revoked_at is null or (new.revoked_at, new.revoked_by, new.revoke_reason)
        is not distinct from (old.revoked_at, old.revoked_by, old.revoke_reason)) then
    return new;
  end if;
  raise exception using errcode = 'check_violation', constraint = 'documents_issued_check', message = 'an issued document does not change';
end
$$;
create or replace trigger guard before update or delete on app.documents
  for each row when (current_user like 'app\_%') execute function app_private.guard_document();

create or replace trigger audit after update or delete on app.documents for each row execute function app_private.audit();
comment on column app.documents.content is E'@behavior -*';
comment on column app.documents.images is E'@behavior -*';
comment on column app.documents.content_hash is E'@behavior -*';
comment on column app.documents.verification is E'@behavior -*';
comment on column app.documents.notice is E'@behavior -*';
comment on column app.documents.evidence is E'@behavior -*';
comment on column app.documents.issue_reason is E'@behavior -*';
comment on column app.documents.revoke_reason is E'@behavior -*';
comment on column app.documents.revoked_by is E'@behavior -*';
comment on constraint documents_issued_by_fkey on app.documents is E'@fieldName issuer\n@behavior -manyRelation:resource:list -manyRelation:resource:connection';
comment on constraint documents_revoked_by_fkey on app.documents is E'@behavior -*';
comment on constraint documents_supersedes_id_fkey on app.documents is E'@fieldName supersedes\n@foreignSingleFieldName supersededBy';

-- The PDF of an issued document is neither replaced nor renamed nor deleted: people decide only whether customers see it.
create or replace function app_private.guard_document_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app.documents where file_id = old.id) and (new.blob_id, new.name, new.size, new.mime_type, new.sha256,
      new.document_kind, new.service_order_id, new.metadata)
      is distinct from (old.blob_id, old.name, old.size, old.mime_type, old.sha256, old.document_kind, old.service_order_id, old.metadata) then
    raise exception using errcode = 'check_violation', constraint = 'files_issued_check', message = 'the PDF of an issued document does not change';
  end if;
  return new;
end
$$;
create or replace trigger guard_issued before update on app.files
  for each row when (old.document_kind in ('estimatePdf', 'invoicePdf', 'certificate', 'notice') and current_user like 'app\_%')
  execute function app_private.guard_document_file();
-- Triggers from other files: tell_change (shared/7-live-orders.sql).
