-- Everyone sees and changes only their own unfinished intake.
grant select, insert (id, user_id, step, answers), update (step, answers), delete on app.intake_drafts
  to app_admin, app_technician, app_customer, app_user;
create policy own on app.intake_drafts to app_admin, app_technician, app_customer, app_user
  using (user_id = app_private.current_user_id()) with check (user_id = app_private.current_user_id());

create or replace trigger stamp before update on app.intake_drafts for each row execute function app_private.stamp_time();
