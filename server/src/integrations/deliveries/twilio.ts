// Twilio's webhooks: forms, signed with the account's token over the address and the sorted fields.
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { DeliveryReport } from "./report.ts";
import { isSameSecret } from "#platform/same-secret.ts";

export interface SignedForm {
  /** As Twilio called it, with the query. */
  url: string;
  fields: Readonly<Record<string, string>>;
  signature: string;
}

/** Whether the form comes from the account with this token. */
export function isSignedByTwilio({ url, fields, signature }: SignedForm, authToken: string): boolean {
  const names = Object.keys(fields).toSorted();
  const signed = url + names.map((name) => name + (fields[name] ?? "")).join("");
  return isSameSecret(signature, createHmac("sha1", authToken).update(signed, "utf8").digest("base64"));
}

const textSchema = z.object({ MessageSid: z.string().min(1), From: z.string(), Body: z.string().default("") });

/** Returns a text message that somebody sent us; null for any other form. */
export function readText(fields: SignedForm["fields"]): { key: string; from: string; body: string } | null {
  const { data } = textSchema.safeParse(fields);
  return data ? { key: data.MessageSid, from: data.From, body: data.Body } : null;
}

const statusSchema = z.object({
  MessageSid: z.string().min(1),
  MessageStatus: z.string(),
  To: z.string(),
  ErrorCode: z.string().optional(),
});

const states: Readonly<Record<string, DeliveryReport["state"]>> = {
  delivered: "delivered",
  undelivered: "bounced",
  failed: "bounced",
};

/** Returns what became of a message of ours; null for the states on the way. */
export function readTextStatus(fields: SignedForm["fields"], messageId: string | null) {
  const { data } = statusSchema.safeParse(fields);
  const state = data && states[data.MessageStatus];
  if (!state) return null;
  const detail = data.ErrorCode ? `Twilio ${data.ErrorCode}` : "";
  const report: DeliveryReport = { messageId, recipient: data.To, state, blocksAddress: false, detail };
  return { key: `${data.MessageSid} ${data.MessageStatus}`, report };
}
