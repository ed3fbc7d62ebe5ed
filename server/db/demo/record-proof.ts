/** What the demo's attempts were made with: by whom, by which credential, and where. */
import type { ClientBase } from "pg";
import { demo } from "./random.ts";

/** After the attempts and the credentials are saved. */
export async function recordProof(client: ClientBase): Promise<void> {
  await client.query(`update app.calibration_attempts a set made_with = jsonb_build_object(
      'tool', null,
      'target', null,
      'technician', jsonb_build_object('name', u.display_name, 'firstName', split_part(u.display_name, ' ', 1),
        'lastName', substr(u.display_name, strpos(u.display_name, ' ') + 1), 'credential',
        (select jsonb_build_object('id', c.id, 'issuer', c.issuer, 'title', c.title, 'number', c.number, 'validFrom', c.valid_from,
            'expiresOn', c.expires_on)
          from app.credentials c
          where c.user_id = u.id and (c.systems = '{}' or y.key = any (c.systems)) and (c.makes = '{}' or v.make = any (c.makes))
            and c.valid_from <= a.ended_at::date
          order by cardinality(c.makes) desc, cardinality(c.systems) desc, c.id limit 1)),
      'procedure', jsonb_build_object('source', k.requirement_source, 'rule', null),
      'place', jsonb_build_object('facility', f.facility_name, 'isMobile', o.intake_method = 'mobile', 'address',
        concat_ws(', ', nullif(d.street, ''), nullif(d.city, ''), nullif(concat_ws(' ', d.state, d.postal_code), ''))))
    from app.order_calibrations k
    join app.line_item_types y on y.id = k.line_item_type_id
    join app.service_orders o on o.id = k.service_order_id
    join app.vehicles v on v.id = o.vehicle_id
    left join app.facilities f on f.id = o.facility_id
    left join app.addresses d on d.id = case when o.intake_method = 'mobile' then o.pickup_address_id else f.address_id end,
    app.users u
    where a.order_calibration_id = k.id and u.id = a.performed_by and a.id${demo}`);
}
