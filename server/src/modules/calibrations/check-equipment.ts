import type { Attempt } from "@boresight/domain/calibrations/attempt-schema";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { isAccepted, isCertified, wasDown } from "@boresight/domain/equipment/equipment";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";

interface Equipment {
  id: string;
  kind: string;
  name: string;
  serialNumber: string;
  expiresOn: string | null;
  isActive: boolean;
  downSince: string | null;
  today: string;
}

export interface UsedEquipment {
  tool: string;
  target: string;
  /** What proves nothing any more, by name: an admin has accepted it. */
  overridden: readonly string[];
}

/**
 * Returns tool and target as the register names them. Throws `equipment-down` for equipment that was reported as down before,
 * and `equipment-expired` for a pass with equipment whose certificate has ended, unless an admin says why it counts.
 */
export async function checkEquipment(
  attempt: Attempt,
  orderId: string,
  { caller, system, now }: Transaction,
): Promise<UsedEquipment> {
  const { toolId, targetId, tool, target, result, overrideNote } = attempt;
  const used = await system.rows<Equipment>({
    text: `select e.id, e.kind, e.name, e.serial_number, e.expires_on::text, e.is_active, e.down_since,
        ($2::timestamptz at time zone coalesce(f.time_zone, 'UTC'))::date::text as today
      from app.equipment e left join app.service_orders o on o.id = $3 left join app.facilities f on f.id = o.facility_id
      where e.id = any ($1::uuid[])`,
    values: [[toolId, targetId].filter(Boolean), now, orderId],
  });
  const registered = (id: string | null, kind: string, field: string) => {
    if (id === null) return null;
    const found = used.find((one) => one.id === id && one.kind === kind);
    if (found) return `${found.name} ${found.serialNumber}`.trim().slice(0, 120);
    throw wrongField(field, "wrong-reference", text("equipment.chooseFromRegister"));
  };
  const named = {
    tool: registered(toolId, "scanTool", "toolId") ?? tool,
    target: registered(targetId, "target", "targetId") ?? target,
  };
  const down = used.filter(({ downSince }) => wasDown(downSince, attempt, now)).map(({ name }) => name);
  if (down.length > 0) throw fail("equipment-down", { message: text("equipment.isDown", { names: down.join(", ") }) });
  const overridden = used.filter((one) => !isCertified(one, one.today)).map(({ name }) => name);
  if (result !== "passed" || overridden.length === 0) return { ...named, overridden: [] };
  if (!isAccepted(caller.role, overrideNote))
    throw fail("equipment-expired", { message: text("equipment.expired", { names: overridden.join(", ") }) });
  return { ...named, overridden };
}
