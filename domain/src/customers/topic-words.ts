import { text } from "#texts/text.ts";
import type { MessageTopic } from "./message-topic.ts";

/** What customers are told about, in words. */
export const topicWords = {
  requests: text("customers.topicRequests"),
  estimates: text("customers.topicEstimates"),
  appointments: text("customers.topicAppointments"),
  vehicle: text("customers.topicVehicle"),
  messages: text("customers.topicMessages"),
  documents: text("customers.topicDocuments"),
  billing: text("customers.topicBilling"),
} satisfies Record<MessageTopic, string>;
