import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { endAlert, raiseAlert } from "./raise-alert.ts";

const keyOf = (equipmentId: string) => `equipmentDown:${equipmentId}`;

export async function alertOfDownEquipment(
  { entityId, payload: { reason } }: DomainEvent<"equipment.wentDown">,
  { system }: Work,
): Promise<void> {
  const found = await system.one<{ name: string; serialNumber: string; place: string }>({
    text: `select e.name, e.serial_number, f.facility_name as place from app.equipment e
      join app.facilities f on f.id = e.facility_id where e.id = $1`,
    values: [entityId],
  });
  const name = `${found.name} ${found.serialNumber}`.trim();
  const message = text("alerts.equipmentDown", { name, place: found.place, reason });
  await system.run(raiseAlert({ kind: "equipmentDown", severity: "critical", message, dedupeKey: keyOf(entityId) }));
}

export const endDownAlert = async (
  { entityId }: DomainEvent<"equipment.returned">,
  { system }: Work,
): Promise<void> => {
  await system.run(endAlert(keyOf(entityId)));
};
