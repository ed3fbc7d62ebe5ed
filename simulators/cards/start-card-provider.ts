/**
 * A provider of card payments for the demo shop and the tests: an HTTP server of its own that answers at Stripe's
 * addresses, shows a page for the card, and reports what happened by signed events.
 */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerApi } from "./answer-api.ts";
import { answerPayer } from "./answer-payer.ts";
import { answerDashboard } from "./dashboard.ts";
import { openTill, type ProviderSettings, type Till } from "./till.ts";

export interface CardProviderServer
  extends AsyncDisposable, Pick<Till, "events" | "keepSilent" | "ledger" | "repeatEvent" | "sendLate"> {
  /** The settings of a shop that uses it. */
  settings: ProviderSettings;
}

const largestForm = 20_000;

/** Starts on a free port. Events go to the address that `webhookUrl` returns at that time. */
export async function startCardProvider(webhookUrl: () => string): Promise<CardProviderServer> {
  const settings = {
    secretKey: `sk_test_${randomBytes(12).toString("hex")}`,
    webhookSecret: `whsec_${randomBytes(16).toString("hex")}`,
    url: "",
  };
  const till = openTill(settings, webhookUrl);
  const server = createServer((request, response) => {
    answer(request, response, till).catch(() => response.writeHead(500).end("The test provider failed"));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  settings.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    ...till,
    settings,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, till: Till): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", till.settings.url);
  const [, area, ...rest] = pathname.split("/");
  const form = new URLSearchParams(request.method === "POST" ? (await text(request)).slice(0, largestForm) : "");
  if (area === "v1") return answerApi(request, response, { path: rest.join("/"), query, form, till });
  if (area === "dashboard") return answerDashboard(request, response, { form, till });
  const session = area === "pay" ? till.sessions.get(rest[0] ?? "") : undefined;
  if (!session) return void response.writeHead(404).end("Not found");
  return answerPayer(request, response, { session, isConfirmation: rest[1] === "confirm", form, till });
}
