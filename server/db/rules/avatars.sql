-- Shown by the server to everybody, as pictures are; only it reads and writes the rows.
call app_private.reset_rules('app_private.avatars');
