-- The location and its day that an alert is about, where it is about one: it leads there.
alter table app.admin_notifications
  -- squawk-ignore adding-foreign-key-constraint
  add column facility_id uuid references app.facilities (id),
  add column day date;
-- squawk-ignore require-concurrent-index-creation
create index admin_notifications_facility_id_idx on app.admin_notifications (facility_id) where facility_id is not null;
