import type { Rights } from "#platform/database/transaction.ts";

/** Reserves these tools and targets for an appointment, as long as it takes and stands. */
export async function useEquipment(
  appointmentId: string,
  equipmentIds: readonly string[],
  system: Rights,
): Promise<void> {
  if (equipmentIds.length === 0) return;
  await system.run({
    text: "insert into app.appointment_equipment (appointment_id, equipment_id) select $1, unnest($2::uuid[])",
    values: [appointmentId, equipmentIds],
  });
}

/** Gives back what it uses, so that others can take it, or it what it needs now. */
export const releaseEquipment = (appointmentId: string, system: Rights): Promise<number> =>
  system.run({ text: "delete from app.appointment_equipment where appointment_id = $1", values: [appointmentId] });
