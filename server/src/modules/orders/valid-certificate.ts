import { certifiedWork } from "./certified-work.ts";

/**
 * SQL: `id`, `number` and `file_id` of the certificate of the order `o` that is valid, and vouches for its calibrations as they are now.
 * One from before certificates kept what they vouch for counts.
 */
export const validCertificate = `(select d.id, d.number, d.file_id from app.documents d
  where d.service_order_id = o.id and d.type = 'certificate' and d.revoked_at is null
    and not exists (select from app.documents n where n.supersedes_id = d.id)
    and coalesce(d.verification -> 'calibrations' = ${certifiedWork}, true)
  order by d.issued_at desc, d.id limit 1)`;
