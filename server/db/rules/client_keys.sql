-- Only the server reads these, by the hash of the key.
call app_private.reset_rules('app_private.client_keys');
