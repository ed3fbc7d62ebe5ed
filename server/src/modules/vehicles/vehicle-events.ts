/** Events about vehicles, for other areas. */
import type { VehicleField } from "@boresight/domain/vehicles/vehicle-fields";
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "vehicle.created": Record<string, never>;
    "vehicle.updated": { fields: readonly (VehicleField | "archivedAt")[] };
    "vehicle.moved": { fromCustomerId: string; toCustomerId: string };
    "vehicle.merged": { intoId: string };
  }
}
