/** Events about logins, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const userEvents = {
  "user.registered": event<{ email: string | null; phoneNumber: string | null }>(),
  "user.linked": event<{ customerId: string; isInvited: boolean }>(),
  /** Nobody works as a technician under this login any more. */
  "technician.left": event<Record<string, never>>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof userEvents> {}
}
