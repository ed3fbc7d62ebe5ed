-- Nothing is owed of a void invoice. Before PostgreSQL 17 a generated column cannot change: it is made anew, with its indexes.
do $$
declare
  owed constant text := $owed$(case when status = 'void' then 0 else total_cents - paid_cents end)$owed$;
begin
  if current_setting('server_version_num')::int >= 170000 then
    execute 'alter table app.invoices alter column balance_cents set expression as ' || owed;
  else
    alter table app.invoices drop column balance_cents;
    execute 'alter table app.invoices add column balance_cents integer not null generated always as ' || owed || ' stored';
    create index invoices_balance_idx on app.invoices (balance_cents, id);
    create index invoices_owed_idx on app.invoices (due_date, id)
      where status in ('issued', 'sent', 'partiallyPaid') and balance_cents > 0;
    create index invoices_open_idx on app.invoices (customer_id, due_date) include (status, balance_cents)
      where status in ('issued', 'sent', 'partiallyPaid');
  end if;
end
$$;
