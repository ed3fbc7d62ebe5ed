/** Events about calibrations, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const calibrationEvents = {
  "calibration.started": event<CalibrationOutcome>(),
  "calibration.passed": event<CalibrationOutcome>(),
  "calibration.failed": event<CalibrationOutcome & { faultCodes: readonly string[] }>(),
  "calibration.decided": event<CalibrationOutcome & { result: string }>(),
  "equipment.overridden": event<{ serviceOrderId: string; names: string; note: string }>(),
  "readiness.checked": event<{ serviceOrderId: string }>(),
  "readiness.overridden": event<{ serviceOrderId: string; key: string; note: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof calibrationEvents> {}
}

interface CalibrationOutcome {
  serviceOrderId: string;
}
