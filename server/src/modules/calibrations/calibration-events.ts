/** Events about calibrations, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "calibration.started": CalibrationOutcome;
    "calibration.passed": CalibrationOutcome;
    "calibration.failed": CalibrationOutcome & { faultCodes: readonly string[] };
    "calibration.decided": CalibrationOutcome & { result: string };
    "equipment.overridden": { serviceOrderId: string; names: string; note: string };
    "readiness.checked": { serviceOrderId: string };
    "readiness.overridden": { serviceOrderId: string; key: string; note: string };
  }
}

interface CalibrationOutcome {
  serviceOrderId: string;
}
