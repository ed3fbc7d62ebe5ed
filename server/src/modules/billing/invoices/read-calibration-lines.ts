import type { DocumentLineInput } from "@boresight/domain/billing/document-line-schema";
import type { Rights } from "#platform/database/transaction.ts";

type BilledCalibration = Pick<DocumentLineInput, "calibrationId" | "description" | "lineItemTypeId" | "taxable">;

/** A line for each calibration of an order that was to be done, at the customer's price. */
export async function readCalibrationLines(orderId: string, system: Rights): Promise<DocumentLineInput[]> {
  const calibrations = await system.rows<BilledCalibration>({
    text: `select c.id as calibration_id, y.id as line_item_type_id, y.name as description, y.taxable
      from app.order_calibrations c join app.line_item_types y on y.id = c.line_item_type_id
      where c.service_order_id = $1 and c.result not in ('notPossible', 'notRequired') order by c.sort_order, c.id limit 200`,
    values: [orderId],
  });
  return calibrations.map((calibration) => ({
    ...calibration,
    quantity: 1000,
    unitPrice: null,
    isOptional: false,
    reason: "",
  }));
}
