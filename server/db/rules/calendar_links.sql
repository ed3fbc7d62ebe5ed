-- Only the server reads these, by the hash of the token in the link.
call app_private.reset_rules('app_private.calendar_links');
