import { text } from "#texts/text.ts";
import type { MessageTopic } from "./message-topic.ts";

/** What customers are told about, in words. */
export const topicWords = {
  requests: text("customers.topicRequests"),
  estimates: text("base.estimates"),
  appointments: text("base.appointments"),
  vehicle: text("customers.topicVehicle"),
  messages: text("base.messages"),
  documents: text("base.documents"),
  billing: text("customers.topicBilling"),
} satisfies Record<MessageTopic, string>;
