-- Staff see the files of the orders they see. Customers see their own files and what they uploaded, but nothing internal; to
-- an order they upload only what one of its slots requests. Uploaders may replace a file, and delete it for a quarter of an
-- hour; otherwise only admins delete. Staff decide what a document is and whether customers see it. Technicians also read the
-- certificates of the equipment that they work with and of their own credentials, but no invoices. What came with a message is seen by nobody of the customer
-- who does not see the message, and stays as it was sent.
call app_private.grant_columns('insert, update', 'app.files', '{name, size, mime_type, sha256, width, height, taken_at, virus_scan, is_genuine,
    blob_id, is_uploaded, metadata, signer_name, signature_method, signed_at}', 'app_admin, app_technician, app_customer, app_user');
grant insert (id, bucket_id, service_order_id, document_kind, order_task_file_id), delete on app.files
  to app_admin, app_technician, app_customer, app_user;

grant select, insert (customer_visible), update (customer_visible, document_kind) on app.files to app_admin, app_technician;
create policy admin_does_all on app.files to app_admin using (true) with check (true);

create policy technician_reads on app.files for select to app_technician
  using (uploaded_by = app_private.current_user_id()
    or (service_order_id is not null and document_kind <> 'invoicePdf' and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids()))));
-- The office also reads invoices, what came with mails and texts, and why a customer pays no tax.
create policy office_reads on app.files for select to app_office
  using (service_order_id is not null
    or id in (select file_id from app.conversation_files)
    or id in (select tax_exempt_certificate_file_id from app.customers where tax_exempt_certificate_file_id is not null));
create policy technician_reads_equipment on app.files for select to app_technician
  using (id in (select certificate_file_id from app.equipment where certificate_file_id is not null));
create policy technician_reads_procedure on app.files for select to app_technician
  using (id in (select file_id from app.procedures where file_id is not null));
create policy technician_reads_own_credential on app.files for select to app_technician
  using (id in (select certificate_file_id from app.credentials
    where certificate_file_id is not null and user_id = app_private.current_user_id()));
create policy technician_adds on app.files for insert to app_technician
  with check (service_order_id is null or app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids())));
create policy technician_replaces on app.files for update to app_technician
  using (uploaded_by = app_private.current_user_id()
    or (service_order_id is not null and document_kind <> 'invoicePdf' and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids()))))
  with check (uploaded_by = app_private.current_user_id()
    or (service_order_id is not null and app_private.order_at_own_facility(service_order_id, (select app_private.own_facility_ids()))));

grant select (id, bucket_id, name, size, mime_type, sha256, width, height, taken_at, service_order_id, customer_id, uploaded_by, blob_id,
    is_uploaded, metadata, document_kind, order_task_file_id, order_message_id, message_position, version_of, signer_name, signature_method, signed_at, created_at, updated_at)
  on app.files to app_customer, app_user;
create policy customer_reads_own on app.files for select to app_customer, app_user
  using (customer_visible and (customer_id = app_private.current_customer_id() or uploaded_by = app_private.current_user_id())
    and (order_message_id is null or exists (select from app.order_messages m where m.id = order_message_id))); -- By the rules of messages.
create policy customer_adds_own on app.files for insert to app_customer, app_user
  with check ((service_order_id is null and order_task_file_id is null)
    or (customer_id = app_private.current_customer_id() and exists
      (select from app.order_task_files s where s.id = order_task_file_id and s.service_order_id = files.service_order_id
        and s.document_kind = files.document_kind and s.customer_id = app_private.current_customer_id())));
create policy customer_replaces_own on app.files for update to app_customer, app_user
  using (customer_visible and uploaded_by = app_private.current_user_id() and order_message_id is null)
  with check (customer_visible and uploaded_by = app_private.current_user_id());

create policy technician_takes_back on app.files for delete to app_technician
  using (uploaded_by = app_private.current_user_id() and created_at > now() - interval '15 minutes' and version_of is null);
create policy customer_takes_back on app.files for delete to app_customer, app_user
  using (customer_visible and uploaded_by = app_private.current_user_id() and created_at > now() - interval '15 minutes'
    and version_of is null);

-- A file belongs to its order's customer, or else to the customer who uploads it, whatever the writer says.
create or replace function app_private.prepare_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.uploaded_by := coalesce(new.uploaded_by, app_private.current_user_id());
  if new.service_order_id is not null then
    select customer_id into new.customer_id from app.service_orders where id = new.service_order_id for key share;
  else
    new.customer_id := coalesce(new.customer_id, app_private.current_customer_id());
  end if;
  return new;
end
$$;
create or replace trigger prepare before insert on app.files for each row execute function app_private.prepare_file();

-- What a payer may still ask to see is deleted only where the rule in force was asked first (`requireNotRetained`), which says so
-- in its transaction: whoever forgets to ask deletes nothing. Unsent files are of no order.
create or replace function app_private.guard_retained() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Versions go with their file.
  if current_setting('app.removable_file', true) is distinct from old.id::text
      and current_setting('app.removable_file', true) is distinct from coalesce(old.version_of, old.id)::text
      and exists (select from app.service_orders o
        join app.service_order_statuses s on s.id = o.status_id and s.category in ('done', 'billing', 'closed')
        join app.payers p on p.id = o.payer_id
        join app.payers m on coalesce(m.merged_into_id, m.id) = coalesce(p.merged_into_id, p.id)
        join app.payer_rules r on r.payer_id = m.id and r.verified_at is not null and r.retention_months is not null
        where o.id = old.service_order_id) then
    raise exception using errcode = 'check_violation', constraint = 'files_retained_check',
      message = 'the payer of a finished order asks to keep its files';
  end if;
  return old;
end
$$;
create or replace trigger guard_retained before delete on app.files
  for each row when (old.service_order_id is not null and current_user like 'app\_%') execute function app_private.guard_retained();

create or replace trigger stamp before update on app.files for each row execute function app_private.stamp_time();
create or replace trigger audit after insert or update or delete on app.files for each row execute function app_private.audit();
comment on column app.files.blob_id is E'@behavior -attribute:select -attribute:orderBy';
comment on constraint files_version_of_fkey on app.files is E'@fieldName currentFile\n@foreignFieldName versions';

-- Triggers from other files: note_day (dashboards/noted_changes.sql); guard_issued (documents/documents.sql);
-- tell_change (shared/7-live-orders.sql).
