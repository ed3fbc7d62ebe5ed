import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { snakeCase } from "@boresight/domain/base/text";
import { equipmentSchema, type SavedEquipment } from "@boresight/domain/equipment/equipment-schema";
import { text } from "@boresight/domain/texts/text";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const saveEquipment = mutation({
  summary: "Adds a scan tool or target to the register, or changes it. One that is no longer used is deactivated.",
  callers: ["admin"],
  input: equipmentSchema,
  returns: { equipment: "Equipment" },
  clientKey: true,
  errors: ["equipment-changed"],
  async run(equipment, tx) {
    await checkReferences(equipment, tx.system);
    const { id, version, ...values } = equipment;
    const saved =
      id === null
        ? (await tx.caller.one<{ id: string }>(insertRow("app.equipment", values))).id
        : await change({ id, version, values }, tx.caller);
    await tx.emit({ type: "equipment.saved", entityId: saved, payload: {} });
    return { equipment: saved };
  },
});

interface Change {
  id: string;
  version: number | null;
  values: Omit<SavedEquipment, "id" | "version">;
}

async function change({ id, version, values }: Change, caller: Transaction["caller"]): Promise<string> {
  await caller.one({ text: "select id from app.equipment where id = $1", values: [id] });
  const given = Object.entries(values);
  const changed = await caller.run({
    text: `update app.equipment set ${given.map(([name], index) => `${snakeCase(name)} = $${index + 3}`).join(", ")}
      where id = $1 and version = $2`,
    values: [id, version, ...given.map(([, value]) => value)],
  });
  if (changed === 0) throw fail("equipment-changed");
  return id;
}

async function checkReferences(equipment: SavedEquipment, system: Rights): Promise<void> {
  const { id, certificateFileId, name, serialNumber } = equipment;
  await checkPlace(equipment, system);
  await checkSystems(equipment, system);
  const file = {
    text: "select id from app.files where id = $1 and is_uploaded and service_order_id is null and customer_id is null",
    values: [certificateFileId],
  };
  if (certificateFileId !== null && !(await system.maybe(file)))
    throw wrongField("certificateFileId", "wrong-reference", text("equipment.chooseCertificateFile"));
  const twin = await system.maybe({
    text: `select id from app.equipment
      where lower(name) = lower($1) and lower(serial_number) = lower($2) and id is distinct from $3::uuid`,
    values: [name, serialNumber, id],
  });
  if (twin) throw wrongField("serialNumber", "taken", text("equipment.registeredAlready"));
}

async function checkPlace({ facilityId, bayId }: SavedEquipment, system: Rights): Promise<void> {
  const facility = { text: "select id from app.facilities where id = $1", values: [facilityId] };
  if (!(await system.maybe(facility))) throw wrongField("facilityId", "wrong-reference", text("base.chooseALocation"));
  const bay = { text: "select id from app.bays where id = $1 and facility_id = $2", values: [bayId, facilityId] };
  if (bayId !== null && !(await system.maybe(bay)))
    throw wrongField("bayId", "wrong-reference", text("equipment.chooseABay"));
}

async function checkSystems({ systems }: SavedEquipment, system: Rights): Promise<void> {
  const known = await system.rows({
    text: "select key from app.line_item_types where key = any ($1) and category = 'calibration'",
    values: [systems],
  });
  if (known.length < systems.length)
    throw wrongField("systems", "wrong-reference", text("calibrations.chooseFromTheListOfCalibrations"));
}
