-- The camera says which side is next: the slot lists them, where nobody has described it otherwise.
update app.task_files set description = 'Front, right side, rear, left side'
  where title = 'Four sides' and document_kind = 'vehiclePhoto' and min_count = 4 and coalesce(description, '') = '';
update app.order_task_files f set description = d.description from app.task_files d
  where d.id = f.task_file_id and d.description = 'Front, right side, rear, left side' and coalesce(f.description, '') = '';
