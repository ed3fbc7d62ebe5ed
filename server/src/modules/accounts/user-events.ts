/** Events about logins, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "user.registered": { email: string | null; phoneNumber: string | null };
    "user.linked": { customerId: string; isInvited: boolean };
  }
}
