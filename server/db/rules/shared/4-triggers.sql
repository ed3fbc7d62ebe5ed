-- Triggers shared by several tables.

-- Sets version, author and time of a change; the caller cannot choose them.
create or replace function app_private.stamp() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.created_by := coalesce(new.created_by, app_private.current_user_id());
    new.updated_by := new.created_by;
  else
    new.created_at := old.created_at;
    new.created_by := old.created_by;
    new.updated_at := now();
    new.updated_by := app_private.current_user_id();
    new.version := old.version + 1;
  end if;
  return new;
end
$$;

-- For tables without authors.
create or replace function app_private.stamp_time() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end
$$;

-- A child of an order belongs to the order's customer, whatever the writer says; waits for an order that is changing its
-- customer.
create or replace function app_private.take_customer_of_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select customer_id into strict new.customer_id from app.service_orders where id = new.service_order_id for key share;
  return new;
end
$$;

-- A line, a tax or a link belongs to the customer of its estimate or invoice.
create or replace function app_private.take_customer_of_document() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(
    (select customer_id from app.estimates where id = new.estimate_id),
    (select customer_id from app.invoices where id = new.invoice_id)) into strict new.customer_id;
  return new;
end
$$;

-- Wakes the readers of a table's live fields on commit; empty payloads of one transaction become one.
create or replace function app_private.wake() returns trigger language plpgsql as $$
begin
  perform pg_notify('live:' || tg_table_name, '');
  return null;
end
$$;

-- Notifies the live views of a customer's logins that something shown in it has changed.
create or replace function app_private.wake_customer_of_child() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('live:my_customer:' || id, '') from app.users
  where customer_id = (case tg_op when 'DELETE' then old.customer_id else new.customer_id end);
  return null;
end
$$;
