/** Events about logins, for other areas. */
import { event, type EventsOf } from "#platform/database/events.ts";

export const userEvents = {
  "user.registered": event<{ email: string | null; phoneNumber: string | null }>(),
  "user.linked": event<{ customerId: string; isInvited: boolean }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof userEvents> {}
}
