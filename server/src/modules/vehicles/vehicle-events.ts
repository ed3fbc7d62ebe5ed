/** Events about vehicles, for other areas. */
import type { VehicleField } from "@boresight/domain/vehicles/vehicle-fields";
import { event, type EventsOf } from "#platform/database/events.ts";

export const vehicleEvents = {
  "vehicle.created": event<Record<string, never>>(),
  "vehicle.updated": event<{ fields: readonly (VehicleField | "archivedAt")[] }>(),
  "vehicle.systemStated": event<{ system: string; isFitted: boolean | null }>(),
  "vehicle.moved": event<{ fromCustomerId: string; toCustomerId: string }>(),
  "vehicle.merged": event<{ intoId: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof vehicleEvents> {}
}
