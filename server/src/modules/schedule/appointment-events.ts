/** What an appointment tells the other areas. */
declare module "#platform/events.ts" {
  interface DomainEvents {
    "appointment.requested": AppointmentPlace;
    "appointment.confirmed": AppointmentPlace;
    "appointment.changed": AppointmentPlace & { isConfirmed: boolean; reason: string | null; version: number };
    "appointment.arrived": OfOrder;
    "appointment.noShow": OfOrder;
    "appointment.cancelled": OfOrder & {
      /** The customer was told that the time is certain. */
      wasConfirmed: boolean;
      /** Less than 24 hours before. */
      isLate: boolean;
      reason: string;
    };
  }
}

interface OfOrder {
  serviceOrderId: string;
}

interface AppointmentPlace extends OfOrder {
  facilityId: string;
  /** Who does the work there; null while nobody is chosen. */
  technicianId: string | null;
}
