-- Telephones of vehicles' owners are stored in E.164 form, the extension beside, as customers' are. What is a number of
-- North America, or names its country, is converted; what is neither stays until somebody changes it.
alter table app.vehicles add column owner_phone_extension text not null default '' check (owner_phone_extension ~ '^[0-9]{0,6}$');

with written as (
  select id, regexp_match(owner_phone, '^\s*(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s.-]*([2-9]\d{2})[\s.-]*(\d{4})\s*(?:(?:x|ext\.?|extension)\s*(\d{1,6}))?\s*$', 'i') as parts
  from app.vehicles where owner_phone is not null
)
update app.vehicles v
set owner_phone = '+1' || parts[1] || parts[2] || parts[3], owner_phone_extension = coalesce(parts[4], '')
from written where written.id = v.id and parts is not null;

update app.vehicles set owner_phone = '+' || regexp_replace(owner_phone, '\D', '', 'g')
where owner_phone ~ '^\s*\+[2-9][\d\s().-]+$' and length(regexp_replace(owner_phone, '\D', '', 'g')) between 8 and 15;
