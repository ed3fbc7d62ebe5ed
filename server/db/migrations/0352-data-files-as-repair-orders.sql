-- Where a repair order is asked for as a PDF, the data file of an estimating program or its text will do as well.
update app.task_files set allowed_file_types = allowed_file_types || array['application/zip', 'application/xml', 'text/xml', 'text/plain', '.ad1', '.ad2', '.env', '.lin', '.ttl', '.veh']
where document_kind = 'repairOrder' and 'application/pdf' = any (allowed_file_types) and not 'application/zip' = any (allowed_file_types);
update app.order_task_files set allowed_file_types = allowed_file_types || array['application/zip', 'application/xml', 'text/xml', 'text/plain', '.ad1', '.ad2', '.env', '.lin', '.ttl', '.veh']
where document_kind = 'repairOrder' and 'application/pdf' = any (allowed_file_types) and not 'application/zip' = any (allowed_file_types);
