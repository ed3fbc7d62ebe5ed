-- Tickets, codes and links that open something stand in the outbox encrypted, from the moment a message is queued until it is sent.

alter table app.messages add column sealed_content bytea;
-- What was queued or kept in clear before.
update app.messages set body = '', headers = headers - '{X-Ticket,X-Link}'::text[] where headers ? 'X-Ticket' and status <> 'queued';
update app.messages set body = regexp_replace(body, '/(estimate|invoice)/[A-Za-z0-9_-]{43}', '/\1/', 'g')
  where status <> 'queued' and body ~ '/(estimate|invoice)/[A-Za-z0-9_-]{43}';
