// What SES reports of a message: bounces, complaints, deliveries, and what a recipient chose at SES.
import type { DeliveryOutcome } from "@boresight/domain/mail/delivery-state";
import { z } from "zod";
import { momentIn, type DeliveryReport } from "./report.ts";

const text = z.string().nullish();
const person = z.object({ emailAddress: z.string(), action: text, status: text, diagnosticCode: text });
const reportSchema = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  mail: z.object({
    tags: z.record(z.string(), z.array(z.string())).optional(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    destination: z.array(z.string()).optional(),
  }),
  bounce: z
    .object({ bounceType: z.string(), bounceSubType: text, timestamp: text, bouncedRecipients: z.array(person) })
    .optional(),
  complaint: z
    .object({
      complainedRecipients: z.array(person),
      complaintFeedbackType: text,
      complaintSubType: text,
      timestamp: text,
    })
    .optional(),
  delivery: z.object({ recipients: z.array(z.string()), timestamp: text }).optional(),
  reject: z.object({ reason: text }).optional(),
  failure: z.object({ errorMessage: text }).optional(),
  subscription: z
    .object({ timestamp: text, newTopicPreferences: z.object({ unsubscribeAll: z.boolean().nullish() }).nullish() })
    .optional(),
});
type Told = z.output<typeof reportSchema>;
type Part = Omit<DeliveryReport, "messageId">;

/** Returns what SES reports, one entry per recipient. Delays and automatic answers say nothing of a message's fate. */
export function readSesReport(message: string): DeliveryReport[] {
  const { data } = reportSchema.safeParse(parsed(message));
  if (!data) return [];
  const messageId =
    data.mail.tags?.["boresight-message"]?.[0] ??
    data.mail.headers?.find(({ name }) => name.toLowerCase() === "x-boresight-message")?.value ??
    null;
  const parts = [...bounced(data), ...complained(data), ...delivered(data), ...neverSent(data), ...chosen(data)];
  return parts.map((part) => ({ ...part, messageId }));
}

function bounced({ bounce }: Told): Part[] {
  if (!bounce) return [];
  const { bounceType, bounceSubType, timestamp } = bounce;
  return bounce.bouncedRecipients
    .filter((recipient) => bounceType !== "Transient" || !isAutomatic(recipient, bounceSubType))
    .map(({ emailAddress: recipient, diagnosticCode }) => ({
      recipient,
      outcome: bounceType === "Permanent" ? "bounced" : "returned",
      consequence: bounceType === "Permanent" ? { is: "blocked", reason: "bounced" } : null,
      at: momentIn(timestamp),
      detail: diagnosticCode || [bounceType, bounceSubType].filter(Boolean).join(" "),
    }));
}

/** An out-of-office answer comes as a transient bounce without a mail server's refusal; a delay is no failure either. */
const isAutomatic = ({ action, status, diagnosticCode }: z.output<typeof person>, subType: Told["eventType"] | null) =>
  action === "delayed" || ((subType ?? "General") === "General" && !action && !status && !diagnosticCode);

/** What mailbox providers report that no person complains about. */
const noComplaints = ["not-spam", "auth-failure"];

function complained({ complaint }: Told): Part[] {
  if (!complaint || noComplaints.includes(complaint.complaintFeedbackType ?? "")) return [];
  const isVirus = complaint.complaintFeedbackType === "virus";
  return complaint.complainedRecipients.map(({ emailAddress: recipient }) => ({
    recipient,
    outcome: isVirus ? "returned" : "complaint",
    consequence: isVirus ? null : { is: "blocked", reason: "complaint" },
    at: momentIn(complaint.timestamp),
    detail: complaint.complaintFeedbackType ?? complaint.complaintSubType ?? "",
  }));
}

const delivered = ({ delivery }: Told): Part[] =>
  (delivery?.recipients ?? []).map((recipient) => ({
    recipient,
    outcome: "delivered",
    consequence: null,
    at: momentIn(delivery?.timestamp),
    detail: "",
  }));

/** SES took the message, and did not send it: a virus was found in it, or its template could not be filled. */
function neverSent({ reject, failure, mail: { destination = [] } }: Told): Part[] {
  const detail = reject?.reason ?? failure?.errorMessage;
  if (!reject && !failure) return [];
  const outcome: DeliveryOutcome = "bounced";
  return destination.map((recipient) => ({ recipient, outcome, consequence: null, at: null, detail: detail ?? "" }));
}

/** Who unsubscribed from everything gets nothing from SES any more, and who took that back does. */
function chosen({ subscription, mail: { destination = [] } }: Told): Part[] {
  const isUnsubscribed = subscription?.newTopicPreferences?.unsubscribeAll;
  if (typeof isUnsubscribed !== "boolean") return [];
  return destination.map((recipient) => ({
    recipient,
    outcome: null,
    consequence: isUnsubscribed ? { is: "blocked", reason: "unsubscribed" } : { is: "reachable" },
    at: momentIn(subscription?.timestamp),
    detail: "",
  }));
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return null; // It was signed, but it is not a report.
  }
}
