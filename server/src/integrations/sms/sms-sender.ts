// Sends text messages through Twilio's API; without an account they stay in the outbox, and in a folder if one is configured.
import { writeMessage } from "#integrations/mail/write-message.ts";
import { z } from "zod";
import type { TwilioSettings } from "#platform/settings/config.ts";
import { openBreaker } from "#platform/limits/breaker.ts";

interface TextMessage {
  /** Ours, which comes back with the report. */
  id: string;
  /** An ISO timestamp. */
  createdAt: string;
  /** In E.164 form, such as +41441234567. */
  recipient: string;
  body: string;
  /** Addresses from which the gateway fetches what goes along; whoever knows one may fetch it. */
  pictures?: readonly string[];
}

export type SendSms = (message: TextMessage) => Promise<"kept" | "sent">;

/** The gateway rejects this message permanently; a retry would not help. */
export class SmsRefused extends Error {
  override readonly name = "SmsRefused";
  /** The gateway's own; null when it says none. */
  readonly code: number | null;

  constructor(message: string, code: number | null) {
    super(message);
    this.code = code;
  }
}

const patience = 10_000;
const complaintSchema = z.object({ code: z.number(), message: z.string() });

export function createSmsSender(twilio: TwilioSettings | null, folder: string | null): SendSms {
  if (!twilio) return (message) => keep(message, folder);
  const { accountSid, authToken, from, url, statusUrl } = twilio;
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;

  const breaker = openBreaker();

  return async ({ id, recipient, body, pictures = [] }) => {
    const callback = statusUrl ? { StatusCallback: `${statusUrl}?message=${id}` } : {};
    const response = await breaker.run(() =>
      fetch(address, {
        method: "POST",
        headers: { authorization },
        body: formOf({ To: recipient, From: from, Body: body, ...callback }, pictures),
        signal: AbortSignal.timeout(patience),
        redirect: "error",
      }),
    );
    if (response.ok) return "sent";
    const { reason: said, code } = await complaintOf(response);
    // It is stored and logged, and may quote what it could not fetch.
    const reason = pictures.reduce((words, picture) => words.replaceAll(picture, "the picture"), said);
    // 400 is about this message; anything else (a wrong password, a rate limit, an outage) may pass.
    throw response.status === 400 ? new SmsRefused(reason, code) : new Error(reason);
  };
}

function formOf(fields: Record<string, string>, pictures: readonly string[]): URLSearchParams {
  const form = new URLSearchParams(fields);
  for (const picture of pictures) form.append("MediaUrl", picture);
  return form;
}

async function keep(message: TextMessage, folder: string | null): Promise<"kept"> {
  const { recipient, body, pictures = [] } = message;
  const content = Buffer.from([`To: ${recipient}\n`, body, ...pictures, ""].join("\n"));
  if (folder !== null) await writeMessage(folder, { ...message, extension: "txt" }, content);
  return "kept";
}

async function complaintOf(response: Response): Promise<{ reason: string; code: number | null }> {
  const { data } = complaintSchema.safeParse(await response.json().catch(() => null));
  if (!data) return { reason: `The SMS gateway answered ${response.status}`, code: null };
  return { reason: `${data.message} (Twilio ${data.code})`, code: data.code };
}
