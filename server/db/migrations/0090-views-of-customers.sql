-- People save views of the list of customers as they do of the list of orders.
alter table app.saved_views
  drop constraint saved_views_list_check,
  add constraint saved_views_list_check check (list in ('service-orders', 'customers'));
