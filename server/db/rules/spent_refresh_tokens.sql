-- Only the server's own sign-in reads these.
call app_private.reset_rules('app_private.spent_refresh_tokens');
