// Postmark's webhooks: JSON, protected by the user and password of the address that was given to Postmark.
import type { DeliveryOutcome } from "@boresight/domain/mail/delivery-state";
import { z } from "zod";
import { isSameSecret } from "#platform/same-secret.ts";
import { momentIn, type DeliveryReport, type UndeliverableReason } from "./report.ts";

/** The header by which Postmark repeats our message's id in its reports. */
export const postmarkHeader = "X-PM-Metadata-message";

/** Whether the request has the secret as its password; the user does not matter. */
export function hasPostmarkSecret(authorization: string | undefined, secret: string): boolean {
  const [scheme, encoded = ""] = (authorization ?? "").split(" ");
  const [, password = ""] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ?? [];
  return scheme?.toLowerCase() === "basic" && isSameSecret(password, secret);
}

const text = z.string().nullish();
const reportSchema = z.object({
  RecordType: z.string(),
  ID: z.union([z.number(), z.string()]).nullish(),
  MessageID: text,
  Recipient: text,
  Email: text,
  Metadata: z.record(z.string(), z.string()).nullish(),
  Type: text,
  Inactive: z.boolean().nullish(),
  Description: text,
  Details: text,
  DeliveredAt: text,
  BouncedAt: text,
  ChangedAt: text,
  SuppressSending: z.boolean().nullish(),
  SuppressionReason: text,
});
type Posted = z.output<typeof reportSchema>;
type Meaning = Pick<DeliveryReport, "outcome" | "consequence">;

const nothing: Meaning = { outcome: null, consequence: null };
const became = (outcome: DeliveryOutcome): Meaning => ({ outcome, consequence: null });
const ended = (outcome: "bounced" | "complaint"): Meaning => ({
  outcome,
  consequence: { is: "blocked", reason: outcome },
});

/** What each type of bounce says. Many are no failure: something answered by itself, or it will be tried again. */
const bounces: Readonly<Record<string, Meaning>> = {
  hardbounce: ended("bounced"),
  bademailaddress: ended("bounced"),
  manuallydeactivated: ended("bounced"),
  spamcomplaint: ended("complaint"),
  softbounce: became("returned"),
  dnserror: became("returned"),
  unknown: became("returned"),
  blocked: became("returned"),
  spamnotification: became("returned"),
  virusnotification: became("returned"),
  dmarcpolicy: became("returned"),
  unconfirmed: became("returned"),
  smtpapierror: became("returned"),
  templaterenderingfailed: became("returned"),
  transient: nothing,
  autoresponder: nothing,
  addresschange: nothing,
  challengeverification: nothing,
  openrelaytest: nothing,
  subscribe: nothing,
  inbounderror: nothing,
  unsubscribe: { outcome: null, consequence: { is: "mayStop" } },
};

const meanings: Readonly<Record<string, (posted: Posted) => Meaning>> = {
  Delivery: () => became("delivered"),
  SpamComplaint: () => ended("complaint"),
  Bounce: ({ Type, Inactive }) =>
    Inactive === true && Type?.toLowerCase() !== "spamcomplaint"
      ? ended("bounced")
      : (bounces[(Type ?? "").toLowerCase()] ?? became("returned")),
  SubscriptionChange: ({ SuppressSending, SuppressionReason }) => ({
    outcome: null,
    consequence: SuppressSending
      ? { is: "blocked", reason: suppressions[SuppressionReason ?? ""] ?? "unsubscribed" }
      : { is: "reachable" },
  }),
};

const suppressions: Readonly<Record<string, UndeliverableReason>> = {
  HardBounce: "bounced",
  SpamComplaint: "complaint",
  ManualSuppression: "unsubscribed",
};

/** Returns what Postmark reports; null for what says nothing of a message's fate, such as opened mails. */
export function readPostmarkReport(body: unknown): { key: string; report: DeliveryReport } | null {
  const { data } = reportSchema.safeParse(body);
  const meaning = data && meanings[data.RecordType]?.(data);
  const recipient = data?.Recipient ?? data?.Email;
  if (!meaning || !recipient) return null;
  if (meaning.outcome === null && meaning.consequence === null) return null;
  const { RecordType, ID, MessageID, Type, DeliveredAt, BouncedAt, ChangedAt, SuppressSending } = data;
  const moment = DeliveredAt ?? BouncedAt ?? ChangedAt;
  return {
    key: [MessageID, RecordType, ID, Type, SuppressSending, moment, recipient].map((part) => part ?? "").join(" "),
    report: {
      ...meaning,
      messageId: data.Metadata?.["message"] ?? null,
      recipient,
      at: momentIn(moment),
      detail: data.Details || data.Description || data.SuppressionReason || data.Type || "",
    },
  };
}
