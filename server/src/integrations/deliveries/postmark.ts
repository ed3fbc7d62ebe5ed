// Postmark's webhooks: JSON, protected by the user and password of the address that was given to Postmark.
import { z } from "zod";
import type { DeliveryReport } from "./report.ts";
import { isSameSecret } from "#platform/same-secret.ts";

/** The header by which Postmark repeats our message's id in its reports. */
export const postmarkHeader = "X-PM-Metadata-message";

/** Whether the request has the secret as its password; the user does not matter. */
export function hasPostmarkSecret(authorization: string | undefined, secret: string): boolean {
  const [scheme, encoded = ""] = (authorization ?? "").split(" ");
  const [, password = ""] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ?? [];
  return scheme?.toLowerCase() === "basic" && isSameSecret(password, secret);
}

const reportSchema = z.object({
  RecordType: z.string(),
  MessageID: z.string().min(1),
  Recipient: z.string().optional(),
  Email: z.string().optional(),
  Metadata: z.record(z.string(), z.string()).optional(),
  Type: z.string().optional(),
  Inactive: z.boolean().optional(),
  Description: z.string().optional(),
  Details: z.string().optional(),
});

const states: Readonly<Record<string, DeliveryReport["state"]>> = {
  Delivery: "delivered",
  Bounce: "bounced",
  SpamComplaint: "complaint",
};
const final = ["HardBounce", "BadEmailAddress", "ManuallyDeactivated"];

/** Returns what Postmark reports; null for what we do not ask about, such as opened mails. */
export function readPostmarkReport(body: unknown): { key: string; report: DeliveryReport } | null {
  const { data } = reportSchema.safeParse(body);
  const state = data && states[data.RecordType];
  const recipient = data?.Recipient ?? data?.Email;
  if (!state || !recipient) return null;
  const isFinal = data.Inactive === true || final.includes(data.Type ?? "");
  return {
    key: `${data.MessageID} ${data.RecordType} ${recipient}`,
    report: {
      messageId: data.Metadata?.["message"] ?? null,
      recipient,
      state,
      blocksAddress: state === "complaint" || (state === "bounced" && isFinal),
      detail: data.Details || data.Description || data.Type || "",
    },
  };
}
