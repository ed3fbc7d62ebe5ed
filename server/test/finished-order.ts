/** Orders whose calibrations are done, so that a certificate can be issued. */
import { readinessChecksFor } from "@boresight/domain/calibrations/readiness-check";
import type { Pool } from "pg";
import { buildCalibrationAttempt, buildOrderCalibration, buildReadinessCheck, save } from "../db/rows/factories.ts";
import { addOrder, type Shop } from "./shop.ts";

export interface FinishedWork {
  result?: string;
  /** Whether the readiness of the vehicle was checked in full. */
  checked?: boolean;
  status?: string;
}

const system = "CAL-FRAD";
let next = 104_352;

/** An order of Carla's with one calibration; passed with its checks unless the test says otherwise. */
export async function addFinishedOrder(
  { owner, shop }: { owner: Pool; shop: Shop },
  { result = "passed", checked = true, status = "quality" }: FinishedWork = {},
): Promise<string> {
  const { customerId } = shop.carla;
  const vin = `1HGCM82633A${String(next++)}`;
  const vehicle = { vin_number: vin, year: 2022, make: "Honda", model: "Accord" };
  const { id } = await addOrder(owner, shop, { customerId, status, vehicle });
  await owner.query("update app.service_orders set vin_seen = $2, vin_confirmed_at = now() where id = $1", [id, vin]);
  const calibration = buildOrderCalibration({
    service_order_id: id,
    line_item_type_id: shop.lineItemType(system),
    result,
  });
  await save(owner, "app.order_calibrations", [calibration]);
  if (result !== "pending")
    await save(owner, "app.calibration_attempts", [
      buildCalibrationAttempt({
        service_order_id: id,
        order_calibration_id: calibration.id,
        result: result === "passed" ? "passed" : "failed",
        performed_by: shop.tom.userId,
      }),
    ]);
  const checks = readinessChecksFor([{ key: system, method: "static" }]).map(({ key }) =>
    buildReadinessCheck({ service_order_id: id, key }),
  );
  await save(owner, "app.readiness_checks", checked ? checks : checks.slice(1));
  return id;
}
