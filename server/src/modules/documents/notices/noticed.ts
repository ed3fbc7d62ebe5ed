import type { NoticeStatement } from "@boresight/domain/documents/notices";
import * as z from "zod";
import type { Rights } from "#platform/database/transaction.ts";

const storedSchema = z.object({
  source: z.string(),
  note: z.string(),
  insurerEmail: z.string().nullable(),
  statedBy: z.string(),
});

/** What was stated with a notice; its next revision takes it over. */
export async function readStatement(documentId: string, system: Rights): Promise<NoticeStatement> {
  const { notice } = await system.one<{ notice: unknown }>({
    text: "select notice from app.documents where id = $1",
    values: [documentId],
  });
  return storedSchema.parse(notice);
}

/** SQL: the calibration `k` as notices describe it. */
const noticedCalibration = `jsonb_build_object('id', k.id, 'result', k.result, 'note', k.note, 'attempts',
  (select count(*) from app.calibration_attempts a where a.order_calibration_id = k.id))`;

/** The calibrations of an order as they are now. */
export const noticedCalibrations = `(select coalesce(jsonb_agg(${noticedCalibration} order by k.sort_order, k.id), '[]')
  from app.order_calibrations k where k.service_order_id = o.id)`;
