-- The first address of a customer is on the invoices until another is chosen.
update app.customers c set address_id = (
    select s.address_id from app.customer_addresses s join app.addresses a on a.id = s.address_id and a.archived_at is null
    where s.customer_id = c.id order by s.created_at, s.id limit 1)
where c.address_id is null and exists (
    select from app.customer_addresses s join app.addresses a on a.id = s.address_id and a.archived_at is null
    where s.customer_id = c.id);
