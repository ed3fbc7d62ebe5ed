// A text message as Twilio posts it to us.
import { createHmac, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { FakeSmsGateway } from "./fake-sms-gateway.ts";

interface Receiver {
  /** Where the server listens. */
  url: string;
  /** As the gateway knows it, which its signature covers. */
  publicUrl: string;
  gateway: FakeSmsGateway;
}

/** Posts the fields of a text with the gateway's signature, and returns the answer. */
export async function postText(
  given: { Body: string; From: string } & Record<string, string>,
  { url, publicUrl, gateway }: Receiver,
): Promise<string> {
  const path = "/v1/functions/webhooks/twilio/text";
  const fields: Record<string, string> = { MessageSid: `SM${randomUUID()}`, To: gateway.settings.from, ...given };
  const names = Object.keys(fields).toSorted();
  const signed = publicUrl + path + names.map((name) => name + (fields[name] ?? "")).join("");
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "x-twilio-signature": createHmac("sha1", gateway.settings.authToken).update(signed).digest("base64") },
    body: new URLSearchParams(fields),
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/xml; charset=utf-8"]);
  return response.text();
}
