// Twilio's API for text messages as far as we use it, in-process: it records what it was sent.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TwilioSettings } from "#platform/settings/config.ts";

export interface FakeSmsGateway extends AsyncDisposable {
  settings: TwilioSettings;
  /** What it took, in the words of its API. */
  taken: { To: string; From: string; Body: string }[];
  /** The pictures that it fetched for what it took, and their types. */
  fetched: { content: Buffer; mimeType: string }[];
  /** Where it was asked to fetch them. */
  pictureAddresses: string[];
  /** Refuses this number as the real one does where no telephone is behind it. */
  knowsNot: (number: string) => void;
  /** Refuses this number as the real one does once its owner replied STOP to it, without our having received that. */
  hearsStopOf: (number: string) => void;
  /** Answers that it is to be found at another address. */
  leadsTo: (address: string) => void;
  /** Keeps a picture that was sent along with a text, and returns its address: with the account's password only. */
  holds: (content: Buffer, mimeType: string) => string;
  /** Answers so many requests with a breakdown. */
  breakDown: (times: number) => void;
}

export async function startFakeSmsGateway(): Promise<FakeSmsGateway> {
  const settings = { accountSid: `AC${randomUUID()}`, authToken: randomUUID(), from: "+15005550006" };
  const expected = `Basic ${Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString("base64")}`;
  const taken: FakeSmsGateway["taken"] = [];
  const fetched: FakeSmsGateway["fetched"] = [];
  const pictureAddresses: string[] = [];
  const unknown = new Set<string>();
  const stopped = new Set<string>();
  const held = new Map<string, { content: Buffer; mimeType: string }>();
  let breakdowns = 0;
  let location: string | null = null;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const form = new URLSearchParams(await text(request));
    const { To = "", From = "", Body = "" } = Object.fromEntries(form);
    const pictures = form.getAll("MediaUrl");
    if (breakdowns-- > 0) return response.writeHead(503).end("upstream connect error");
    const picture = request.method === "GET" && held.get(request.url ?? "");
    if (picture && request.headers.authorization === expected)
      return response.writeHead(200, { "content-type": picture.mimeType }).end(picture.content);
    if (location) return response.writeHead(307, { location }).end();
    if (request.method !== "POST" || request.url !== `/2010-04-01/Accounts/${settings.accountSid}/Messages.json`) {
      return complain(response, 404, [20_404, "The requested resource was not found"]);
    }
    if (request.headers.authorization !== expected) return complain(response, 401, [20_003, "Authenticate"]);
    if (!Body && pictures.length === 0) return complain(response, 400, [21_602, "Message body is required."]);
    if (!/^\+[1-9]\d{6,14}$/.test(To) || unknown.has(To)) {
      return complain(response, 400, [21_211, `Invalid 'To' Phone Number: ${To}`]);
    }
    if (stopped.has(To)) return complain(response, 400, [21_610, "Attempt to send to unsubscribed recipient"]);
    for (const picture of pictures) {
      pictureAddresses.push(picture);
      const answered = await fetch(picture);
      const mimeType = answered.headers.get("content-type") ?? "";
      if (!answered.ok || !["image/jpeg", "image/png", "image/gif"].includes(mimeType))
        return complain(response, 400, [21_620, `Invalid media URL ${picture}`]);
      fetched.push({ content: Buffer.from(await answered.arrayBuffer()), mimeType });
    }
    taken.push({ To, From, Body });
    const sid = `SM${randomUUID().replaceAll("-", "")}`;
    return answer(response, 201, { sid, status: "queued", to: To, from: From, body: Body, error_code: null });
  }

  const server = createServer((request, response) => void take(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { ...settings, url, statusUrl: null },
    taken,
    fetched,
    pictureAddresses,
    holds(content, mimeType) {
      const path = `/2010-04-01/Accounts/${settings.accountSid}/Media/ME${held.size}`;
      held.set(path, { content, mimeType });
      return url + path;
    },
    knowsNot: (number) => void unknown.add(number),
    hearsStopOf: (number) => void stopped.add(number),
    leadsTo: (address) => void (location = address),
    breakDown: (times) => void (breakdowns = times),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const complain = (response: ServerResponse, status: number, [code, message]: [number, string]) =>
  answer(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
