/** Events about drives, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

interface Trip {
  serviceOrderId: string;
  appointmentId: string;
  /** When somebody arrives; null where nobody knows how far it is. */
  expectedAt: string | null;
  /** The customer hears of it. */
  isTold: boolean;
}

export const tripEvents = {
  "trip.started": event<Trip>(),
  "trip.delayed": event<Trip>(),
  /** About an appointment: nobody has set out for it yet, and its van comes at another time than agreed. */
  "stop.delayed": event<Trip>(),
  /** The same: it comes after the end of the working day, or does not any more. */
  "stop.afterWork": event<Trip & { isAfterWork: boolean }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof tripEvents> {}
}
