import type { ContactPurpose } from "./contact-purpose.ts";
import { topicOf } from "./message-topic.ts";

/** Whoever orders the work knows its PO number, not who pays the invoice. */
export function purposeOf(template: string): ContactPurpose {
  const topic = topicOf(template);
  if (template === "po-reminder" || topic === "estimates") return "estimates";
  return topic === "billing" ? "billing" : "vehicle";
}
