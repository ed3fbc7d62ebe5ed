import { suggestionSchema } from "@boresight/domain/calibrations/calibration-suggestion";
import { fail } from "@boresight/domain/base/errors";
import { noticeObstacles } from "@boresight/domain/documents/notices";
import type { NoticeType } from "@boresight/domain/documents/notice-types";
import { unmetGuardMessage, type UnmetGuard } from "@boresight/domain/orders/unmet-guard";
import { inOne } from "@boresight/domain/texts/travelling-text";
import { readKnownSystems } from "#modules/calibrations/readiness/read-known-systems.ts";
import { suggestFor } from "#modules/calibrations/suggest-calibrations.ts";
import { readGuardedOrders } from "#modules/orders/transitions/read-guarded-orders.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface Repaired {
  id: string;
  vehicleId: string;
  make: string;
  model: string;
  year: number | null;
  trim: string;
  operations: readonly string[];
}

/** What stands against a notice about each of these orders. Read past the caller's rights. */
export async function readNoticeObstacles(
  orderIds: readonly string[],
  type: NoticeType,
  system: Rights,
): Promise<ReadonlyMap<string, UnmetGuard[]>> {
  const orders = await readGuardedOrders(system, orderIds);
  const repaired = type === "noneRequired" ? await readRepaired(orderIds, system) : []; // The other asks for results alone.
  const known = await readKnownSystems(
    repaired.map(({ vehicleId }) => vehicleId),
    system,
  );
  const suggested = new Map<string, readonly { typeKey: string; name: string }[]>();
  for (const { id, vehicleId: _vehicle, ...vehicle } of repaired)
    suggested.set(id, await suggestedFor(vehicle, system));
  return new Map(
    orders.map(({ id, context }) => {
      const index = repaired.findIndex((one) => one.id === id);
      const repairOperations = repaired[index]?.operations ?? [];
      const noticed = { ...context, repairOperations, suggested: suggested.get(id) ?? [], known: known[index] ?? [] };
      return [id, noticeObstacles(type, noticed)];
    }),
  );
}

/** Throws `notice-blocked` while something stands against the notice. */
export async function requireNotice(orderId: string, type: NoticeType, system: Rights): Promise<void> {
  const blockedBy = (await readNoticeObstacles([orderId], type, system)).get(orderId) ?? [];
  const missing = blockedBy.map(unmetGuardMessage);
  if (missing.length > 0) throw fail("notice-blocked", { missing, blockedBy, message: inOne(missing) });
}

async function suggestedFor(vehicle: Omit<Repaired, "id" | "vehicleId">, system: Rights) {
  const asked = suggestionSchema.safeParse(vehicle).data;
  const suggestions = asked ? await suggestFor(asked, { system }) : [];
  return suggestions.map(({ rule }) => ({ typeKey: rule.typeKey, name: rule.typeName }));
}

const readRepaired = (orderIds: readonly string[], system: Rights): Promise<readonly Repaired[]> =>
  system.rows<Repaired>({
    text: `select o.id, v.id as vehicle_id, coalesce(v.make, '') as make, coalesce(v.model, '') as model, v.year,
        coalesce(v.trim, '') as trim, o.repair_operations as operations
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where o.id = any ($1)`,
    values: [orderIds],
  });
