-- The server alone knows where its files are.
call app_private.reset_rules('app_private.file_store');
