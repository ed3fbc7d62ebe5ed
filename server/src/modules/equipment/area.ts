import { area } from "#area.ts";
import { equipmentEvents } from "./equipment-events.ts";
import { reportEquipmentDown } from "./report-equipment-down.ts";
import { returnEquipmentToService } from "./return-equipment-to-service.ts";
import { saveEquipment } from "./save-equipment.ts";

export const equipmentArea = area("equipment", {
  verbs: { reportEquipmentDown, returnEquipmentToService, saveEquipment },
  events: equipmentEvents,
});
