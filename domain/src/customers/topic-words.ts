import { t } from "#texts/text.ts";
import type { MessageTopic } from "./message-topic.ts";

/** What customers are told about, in words. */
export const topicWords = {
  requests: t("customers.topicRequests"),
  estimates: t("customers.topicEstimates"),
  appointments: t("customers.topicAppointments"),
  vehicle: t("customers.topicVehicle"),
  messages: t("customers.topicMessages"),
  documents: t("customers.topicDocuments"),
  billing: t("customers.topicBilling"),
} satisfies Record<MessageTopic, string>;
