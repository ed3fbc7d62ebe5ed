import { eventsFor, type WebhookEvent, type WebhookOwner } from "@boresight/domain/settings/webhook";

interface EventGroup {
  title: string;
  events: readonly { type: WebhookEvent; label: string }[];
}

const words: Record<WebhookEvent, { group: string; label: string }> = {
  "order.created": { group: "Orders", label: "Order created" },
  "order.updated": { group: "Orders", label: "Order edited" },
  "order.statusChanged": { group: "Orders", label: "Status changed" },
  "order.assigned": { group: "Orders", label: "Technician assigned" },
  "order.onHold": { group: "Orders", label: "Put on hold" },
  "order.cancelled": { group: "Orders", label: "Order canceled" },
  "order.reopened": { group: "Orders", label: "Order reopened" },
  "order.released": { group: "Orders", label: "Vehicle released" },
  "appointment.requested": { group: "Appointments", label: "Appointment requested" },
  "appointment.confirmed": { group: "Appointments", label: "Appointment confirmed" },
  "appointment.changed": { group: "Appointments", label: "Appointment changed" },
  "appointment.arrived": { group: "Appointments", label: "Vehicle arrived" },
  "appointment.noShow": { group: "Appointments", label: "Vehicle did not arrive" },
  "appointment.cancelled": { group: "Appointments", label: "Appointment canceled" },
  "task.completed": { group: "Work", label: "Task completed" },
  "calibration.passed": { group: "Work", label: "Calibration passed" },
  "calibration.failed": { group: "Work", label: "Calibration failed" },
  "document.added": { group: "Documents and messages", label: "Document added" },
  "document.replaced": { group: "Documents and messages", label: "Document replaced" },
  "message.posted": { group: "Documents and messages", label: "Message posted" },
  "alert.raised": { group: "Office", label: "Alert raised" },
  "alert.handled": { group: "Office", label: "Alert handled" },
  "user.registered": { group: "Office", label: "User registered" },
  "user.linked": { group: "Office", label: "User linked to a customer" },
};

const groups = ["Orders", "Appointments", "Work", "Documents and messages", "Office"];

const isKnown = (type: string): type is WebhookEvent => Object.hasOwn(words, type);

/** Returns the event in words; its type for an event newer than this page. */
export function eventWord(type: string): string {
  if (type === "webhook.tested") return "Test event";
  return isKnown(type) ? words[type].label : type;
}

/** Returns the events that a webhook of this owner can subscribe to, in display order. */
export function eventGroupsFor(owner: WebhookOwner): EventGroup[] {
  const offered = eventsFor(owner);
  return groups
    .map((title) => ({
      title,
      events: offered.flatMap((type) => (words[type].group === title ? [{ type, label: words[type].label }] : [])),
    }))
    .filter(({ events }) => events.length > 0);
}
