/** Events about appointments, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";
export const appointmentEvents = {
  "appointment.requested": event<AppointmentPlace>(),
  "appointment.confirmed": event<
    AppointmentPlace & {
      /** The booking can be undone for some seconds, in which no email about it is sent. */
      isUndoable: boolean;
    }
  >(),
  "appointment.changed": event<
    AppointmentPlace & {
      isConfirmed: boolean;
      reason: string | null;
      version: number;
      /** Only who does it or in which bay has changed, which is not the customer's. */
      isSameTime: boolean;
      /** It can be undone for some seconds, in which no email about it is sent. */
      isUndoable: boolean;
    }
  >(),
  /** A booking that nobody has been told of is undone. */
  "appointment.takenBack": event<
    OfOrder & {
      /** The order's columns of its place that the booking changed, as they were. */
      place: Readonly<Record<string, string | null>>;
    }
  >(),
  "appointment.arrived": event<OfOrder>(),
  /** An hour has passed, and nobody has said whether the vehicle came. */
  "appointment.overdue": event<OfOrder>(),
  "appointment.noShow": event<OfOrder>(),
  "appointment.cancelled": event<
    OfOrder & {
      /** The customer was told that the time is confirmed. */
      wasConfirmed: boolean;
      /** Less than 24 hours before the appointment. */
      isLate: boolean;
      reason: string;
    }
  >(),
  /** They have what their calibrations need now, as far as it is free. */
  "appointments.equipped": event<{ appointments: readonly AppointmentLack[] }>(),
  /** The appointments to come have followed a change of a tool or target: at so many it is missing, and nothing else is free. */
  "equipment.followed": event<{ missingAt: number }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof appointmentEvents> {}
}

export interface AppointmentLack extends OfOrder {
  id: string;
  /** The names of tools and targets that it needs, and that others use then or nobody can use. */
  lacks: readonly string[];
}

interface OfOrder {
  serviceOrderId: string;
}

interface AppointmentPlace extends OfOrder {
  facilityId: string;
  /** Who does the work there; null while nobody is assigned. */
  technicianId: string | null;
}
