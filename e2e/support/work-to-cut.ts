/** An order full of work, and how often each piece of it was carried out: for stories that cut the network in its middle. */
import { inEndurance } from "../../server/test/endurance.ts";
import { buildOrderCalibration, buildOrderTask, buildOrderTaskFile, save } from "../../server/db/rows/factories.ts";
import { addOrder } from "../../server/test/shop.ts";
import type { TestApp } from "./test-app.ts";

export const cuts = inEndurance(200, 20);

export const tasks = ["Connect a charger", "Set the tires", "Clean the glass", "Empty the trunk"];
export const checks = [
  "Excess cargo removed",
  "No blocking fault code",
  "Tool software is current",
  "Lighting without glare",
];

export const checkKeys = ["cargo", "faultCodes", "toolSoftware", "lighting"];

/** Returns the id of the order. */
export async function addWork({ server, shop }: TestApp): Promise<string> {
  const values = { customerId: shop.carla.customerId, status: "calibrate" };
  const { id: orderId } = await addOrder(server.db.owner, shop, values);
  const place = { service_order_id: orderId, service_order_status_id: shop.status("calibrate") };
  const photos = buildOrderTask({ ...place, task_name: "Photograph the target" });
  const ticks = tasks.map((name) => buildOrderTask({ ...place, task_name: name }));
  await save(server.db.owner, "app.order_tasks", [photos, ...ticks]);
  await save(server.db.owner, "app.order_task_files", [
    buildOrderTaskFile({ service_order_id: orderId, order_task_id: photos.id, max_size_mb: 25, required: false }),
  ]);
  await save(server.db.owner, "app.order_calibrations", [
    buildOrderCalibration({ service_order_id: orderId, line_item_type_id: shop.lineItemType("CAL-FCAM-S") }),
  ]);
  return orderId;
}

/** How often each action was carried out: each change of a row counts. */
export async function carriedOut({ server }: TestApp, orderId: string): Promise<Map<string, number>> {
  const { rows } = await server.db.owner.query<{ name: string; times: number }>({
    text: `select 'tick ' || task_name as name, version - 1 as times from app.order_tasks
        where service_order_id = $1 and state = 'done'
      union all select 'pass ' || key, version from app.readiness_checks where service_order_id = $1
      union all select 'write ' || body, count(*)::integer from app.order_messages where service_order_id = $1 group by body
      union all select 'attempt ' || conditions, count(*)::integer from app.calibration_attempts
        where service_order_id = $1 group by conditions
      union all select 'photo ' || name, count(*)::integer from app.files where service_order_id = $1 group by name`,
    values: [orderId],
  });
  const names = new Map(checks.map((label, index) => [`pass ${checkKeys[index]}`, `pass ${label}`]));
  return new Map(rows.map(({ name, times }) => [names.get(name) ?? name, times]));
}
