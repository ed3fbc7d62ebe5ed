/** Events about the connection to the books, for other areas. */
import "#platform/events.ts";

declare module "#platform/events.ts" {
  interface DomainEvents {
    "qbo.connected": { companyName: string };
    /** The reason is null when a person disconnected it. */
    "qbo.disconnected": { companyName: string; reason: string | null };
  }
}
