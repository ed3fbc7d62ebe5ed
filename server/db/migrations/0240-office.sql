-- A technician's account may have the right "office": the shop's daily business with customers and money.
alter table app.users add column is_office boolean not null default false,
  add constraint users_office_check check (not is_office or default_role = 'technician');
