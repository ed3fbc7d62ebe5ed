import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { endAlert, raiseAlert } from "./raise-alert.ts";

const keyOf = (equipmentId: string) => `equipmentDown:${equipmentId}`;

export async function alertOfDownEquipment(
  { entityId, payload: { reason } }: DomainEvent<"equipment.wentDown">,
  { system }: Work,
): Promise<void> {
  const message = text("alerts.equipmentDown", { ...(await namesOf(entityId, system)), reason });
  await system.run(raiseAlert({ kind: "equipmentDown", severity: "critical", message, dedupeKey: keyOf(entityId) }));
}

export const endDownAlert = async (
  { entityId }: DomainEvent<"equipment.returned">,
  { system }: Work,
): Promise<void> => {
  await system.run(endAlert(keyOf(entityId)));
};

/** Appointments to come use it and nothing else is free; ends when none does. */
export async function alertOfMissingEquipment(
  { entityId, payload: { missingAt: count } }: DomainEvent<"equipment.followed">,
  { system }: Work,
): Promise<void> {
  const dedupeKey = `equipmentMissing:${entityId}`;
  if (count === 0) {
    await system.run(endAlert(dedupeKey));
    return;
  }
  const message = text("alerts.equipmentMissing", { ...(await namesOf(entityId, system)), count });
  await system.run(raiseAlert({ kind: "equipmentMissing", severity: "critical", message, dedupeKey }));
}

async function namesOf(id: string, system: Work["system"]): Promise<{ name: string; place: string }> {
  const found = await system.one<{ name: string; serialNumber: string; place: string }>({
    text: `select e.name, e.serial_number, f.facility_name as place from app.equipment e
      join app.facilities f on f.id = e.facility_id where e.id = $1`,
    values: [id],
  });
  return { name: `${found.name} ${found.serialNumber}`.trim(), place: found.place };
}
