-- Requests for visits are answered in the order in which they came in.
create index appointments_created_at_idx on app.appointments (created_at);
