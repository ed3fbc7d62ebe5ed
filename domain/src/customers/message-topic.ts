/** What customers are told about an order, as they choose it; mails about their account are about none of these. */
import { text } from "#texts/text.ts";
import * as z from "zod";

export const messageTopics = [
  "requests",
  "estimates",
  "appointments",
  "vehicle",
  "messages",
  "documents",
  "billing",
] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** Returns those of the words that are topics, each once. */
export const topicsAmong = (words: readonly (string | null)[]): MessageTopic[] =>
  messageTopics.filter((topic) => words.includes(topic));

/** The topics that a customer does not want to be told about. */
export const unwantedTopicsSchema = z
  .array(
    z.enum(messageTopics, text("base.chooseFromTheList")).meta({ id: "MessageTopic" }),
    text("base.chooseFromTheList"),
  )
  .max(messageTopics.length)
  .transform((topics) => messageTopics.filter((topic) => topics.includes(topic)));

const topicsOfTemplates: Readonly<Record<string, MessageTopic>> = {
  "order-received": "requests",
  "info-needed": "requests",
  "order-cancelled": "requests",
  "no-calibration": "requests",
  "estimate-sent": "estimates",
  "estimate-approved": "estimates",
  "estimate-reminder": "estimates",
  "estimate-expired": "estimates",
  "estimate-declined": "estimates",
  "supplement-sent": "estimates",
  "appointment-confirmed": "appointments",
  "appointment-requested": "appointments",
  "appointment-reminder": "appointments",
  "appointment-changed": "appointments",
  "appointment-cancelled": "appointments",
  "no-show": "appointments",
  "on-my-way": "appointments",
  "running-late": "appointments",
  "vehicle-collected": "vehicle",
  "vehicle-arrived": "vehicle",
  "on-hold": "vehicle",
  "vehicle-ready": "vehicle",
  "message-received": "messages",
  "documents-ready": "documents",
  "none-required": "documents",
  "po-reminder": "billing",
  "invoice-sent": "billing",
  "invoice-reminder": "billing",
  "invoice-overdue": "billing",
  "invoice-voided": "billing",
  "credit-memo": "billing",
  "credit-memo-voided": "billing",
  "payment-received": "billing",
  statement: "billing",
};

/** Returns null for a mail about an account, which nobody can switch off. */
export const topicOf = (template: string): MessageTopic | null => topicsOfTemplates[template] ?? null;
