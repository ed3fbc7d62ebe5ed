// Amazon SES reports through SNS: JSON sent as text, signed with a certificate of Amazon's that the message names.
import { createPublicKey, createVerify, type KeyObject } from "node:crypto";
import { z } from "zod";

/** The header that SES includes in its reports, and the tag for those of a configuration set. */
export const sesHeaders = (messageId: string) => ({
  "X-Boresight-Message": messageId,
  "X-SES-MESSAGE-TAGS": `boresight-message=${messageId}`,
});

/** Asks Amazon for one of its own addresses. */
export type FetchFromAmazon = (url: string) => Promise<Response>;

const patience = 5000;
const oldest = 24 * 3_600_000;
const amazon = /^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?\//;
/** Only a certificate's own address: other answers of that host repeat what a stranger asks it. */
const certificate = new RegExp(`${amazon.source}SimpleNotificationService-[A-Za-z0-9]+\\.pem$`);

const snsSchema = z.object({
  Type: z.enum(["Notification", "SubscriptionConfirmation", "UnsubscribeConfirmation"]),
  MessageId: z.string().min(1),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(["1", "2"]),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.string().nullish(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
});
export type SnsMessage = z.output<typeof snsSchema>;

export const readSns = (body: unknown): SnsMessage | null => snsSchema.safeParse(body).data ?? null;

export const fetchFromAmazon: FetchFromAmazon = (url) =>
  fetch(url, { redirect: "error", signal: AbortSignal.timeout(patience) });

const keys = new Map<string, KeyObject>();
const mostKeys = 20;

/** Returns the key of a certificate, fetched once; null for what cannot be fetched or read: Amazon posts again later. */
async function keyFor(url: string, ask: FetchFromAmazon): Promise<KeyObject | null> {
  const known = keys.get(url);
  if (known) return known;
  try {
    const response = await ask(url);
    if (!response.ok) return null;
    const key = createPublicKey(await response.text());
    if (keys.size < mostKeys) keys.set(url, key);
    return key;
  } catch {
    return null;
  }
}

interface Expected {
  topicArn: string;
  now: Date;
  ask: FetchFromAmazon;
}

/** Whether Amazon signed this message for our topic within the last day. */
export async function isSignedByAmazon(message: SnsMessage, { topicArn, now, ask }: Expected): Promise<boolean> {
  if (message.TopicArn !== topicArn || !certificate.test(message.SigningCertURL)) return false;
  if (now.getTime() - Date.parse(message.Timestamp) > oldest) return false;
  const key = await keyFor(message.SigningCertURL, ask);
  if (key?.asymmetricKeyType !== "rsa") return false;
  const verify = createVerify(message.SignatureVersion === "1" ? "RSA-SHA1" : "RSA-SHA256").update(signedText(message));
  return verify.verify(key, message.Signature, "base64");
}

/** The text that Amazon signs: some of the fields by name, each on two lines. */
export function signedText(message: SnsMessage): string {
  const { Message, MessageId, Subject, SubscribeURL, Timestamp, Token, TopicArn, Type } = message;
  const fields =
    Type === "Notification"
      ? { Message, MessageId, Subject, Timestamp, TopicArn, Type }
      : { Message, MessageId, SubscribeURL, Timestamp, Token, TopicArn, Type };
  return Object.entries(fields)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join("");
}

/** Tells Amazon that the topic's messages are wanted here. Returns false when it could not be told: it asks again. */
export async function confirmSubscription({ SubscribeURL = "" }: SnsMessage, ask: FetchFromAmazon): Promise<boolean> {
  if (!amazon.test(SubscribeURL)) return false;
  return ask(SubscribeURL).then(
    ({ ok }) => ok,
    () => false,
  );
}
