-- Phone numbers are found however they are written; some tasks are done by somebody who did not do the work.
alter table app.customers drop column search_text;
alter table app.customers add column search_text text not null generated always as (app_private.search_key(
  company_name, first_name, last_name, email, phone, regexp_replace(phone, '\D', '', 'g'))) stored;
create index customers_search_text_idx on app.customers using gin (search_text gin_trgm_ops);

alter table app.users drop column search_text;
alter table app.users add column search_text text not null generated always as (app_private.search_key(
  display_name, email, phone_number, regexp_replace(phone_number, '\D', '', 'g'))) stored;
create index users_search_text_idx on app.users using gin (search_text gin_trgm_ops);

alter table app.tasks add column needs_colleague boolean not null default false;
alter table app.order_tasks add column needs_colleague boolean not null default false;
update app.tasks set needs_colleague = true
  where task_name = 'Second-person check' and description = 'A colleague looks over the result.';
update app.order_tasks t set needs_colleague = true from app.tasks d where d.id = t.task_id and d.needs_colleague;

alter table app.files add column is_genuine boolean not null default true; -- false: it only calls itself an image, a film or a PDF
