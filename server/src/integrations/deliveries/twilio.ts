// Twilio's webhooks: forms, signed with the account's token over the address and the sorted fields.
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { DeliveryOutcome } from "@boresight/domain/mail/delivery-state";
import type { TextReply } from "@boresight/domain/mail/judge-text-reply";
import { storableWords } from "#platform/database/json-text.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import type { DeliveryReport } from "./report.ts";

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

const textSchema = z.object({
  MessageSid: z.string().min(1),
  From: z.string(),
  Body: z.string().default(""),
  OptOutType: z.string().optional(),
});

/** No gateway sends more with one message. */
const mostPictures = 10;

export interface SentPicture {
  url: string;
  /** As the gateway calls it. */
  mimeType: string;
}

export interface ReceivedText {
  from: string;
  body: string;
  /** What Twilio took it for, has obeyed and has confirmed; null for anything else. */
  obeyed: TextReply | null;
  /** Where the gateway has what was sent along. */
  pictures: readonly SentPicture[];
}

/** The words on which Twilio ends and begins its own sending, as long as a shop does not choose others. */
const ownWords: Readonly<Record<string, TextReply>> = {
  ...Object.fromEntries(
    "STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT ARRET ARRÊT".split(" ").map((word) => [word, "stop"]),
  ),
  ...Object.fromEntries(["START", "UNSTOP", "YES"].map((word) => [word, "start"])),
};
const optOutTypes: Readonly<Record<string, TextReply>> = { STOP: "stop", START: "start", HELP: "help" };

/** Returns a text message that somebody sent us; null for any other form. */
export function readText(fields: SignedForm["fields"]): (ReceivedText & { key: string }) | null {
  const { data } = textSchema.safeParse(fields);
  if (!data) return null;
  const { MessageSid: key, OptOutType: type } = data;
  const [from, body] = [storableWords(data.From), storableWords(data.Body)];
  const word = body.trim().toUpperCase().normalize("NFC");
  const obeyed = (type && optOutTypes[type]) || ownWords[word] || null;
  return { key, from, body, obeyed, pictures: picturesIn(fields) };
}

function picturesIn(fields: SignedForm["fields"]): SentPicture[] {
  const count = Math.min(Number(fields["NumMedia"]) || 0, mostPictures);
  return Array.from({ length: Math.max(count, 0) }, (_none, at) => ({
    url: fields[`MediaUrl${at}`] ?? "",
    mimeType: fields[`MediaContentType${at}`] ?? "",
  })).filter(({ url }) => url !== "");
}

const statusSchema = z.object({
  MessageSid: z.string().min(1),
  MessageStatus: z.string(),
  To: z.string(),
  ErrorCode: z.string().optional(),
});

/** Those on the way are left out; of a phone that is off, a later report may still say that it arrived. */
const outcomes: Readonly<Record<string, DeliveryOutcome>> = {
  delivered: "delivered",
  read: "delivered",
  undelivered: "returned",
  failed: "returned",
  canceled: "returned",
};

/** Twilio's code of a message to somebody who replied STOP. */
export const stoppedCode = 21_610;

/** Returns what became of our message; null for the states on the way. */
export function readTextStatus(fields: SignedForm["fields"], messageId: string | null) {
  const { data } = statusSchema.safeParse(fields);
  const outcome = data && outcomes[data.MessageStatus];
  if (!outcome) return null;
  const { MessageSid, MessageStatus, To: recipient, ErrorCode: code } = data;
  const isStopped = Number(code) === stoppedCode;
  const report: DeliveryReport = {
    messageId,
    recipient,
    outcome,
    consequence: isStopped ? { is: "textsEnded" } : null,
    at: null,
    detail: code ? `Twilio ${code}` : "",
  };
  return { key: [MessageSid, MessageStatus, code].filter(Boolean).join(" "), report };
}
