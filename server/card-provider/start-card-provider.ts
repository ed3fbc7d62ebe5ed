/**
 * A provider of card payments for the demo shop and the tests: an HTTP server of its own that answers at Stripe's
 * addresses, shows a page for the card, and reports what happened by signed events.
 */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { cardPage, closedPage, confirmationPage } from "./pages.ts";
import { eventOf, report, type ProviderEvent } from "./report.ts";
import { outcomeOf, randomId, sessionFrom, type Session } from "./sessions.ts";

export interface CardProviderServer extends AsyncDisposable {
  /** The settings of a shop that uses it. */
  settings: { secretKey: string; webhookSecret: string; url: string };
  /** Sends the latest event once more, as providers do. */
  repeatEvent(): Promise<boolean>;
  /** Sends what was kept back by a card that reports late. */
  sendLate(): Promise<void>;
}

export interface CardProviderOptions {
  port?: number;
  /** Where the shop takes events. */
  webhookUrl: () => string;
}

const lateAfter = 60_000;
const largestForm = 20_000;

export async function startCardProvider({ port = 0, webhookUrl }: CardProviderOptions): Promise<CardProviderServer> {
  const settings = {
    secretKey: `sk_test_${randomBytes(12).toString("hex")}`,
    webhookSecret: `whsec_${randomBytes(16).toString("hex")}`,
    url: "",
  };
  const sessions = new Map<string, Session>();
  const begun = new Map<string, Session>();
  const late = new Set<ProviderEvent>();
  let latest: ProviderEvent | undefined;

  const send = (event: ProviderEvent) => {
    latest = event;
    return report(event, { url: webhookUrl(), secret: settings.webhookSecret });
  };
  const sendLate = async () => {
    for (const event of [...late]) if (late.delete(event)) await send(event);
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", settings.url);
    const [, area, ...rest] = pathname.split("/");
    const form = new URLSearchParams(request.method === "POST" ? (await text(request)).slice(0, largestForm) : "");
    if (area === "v1") return answerApi(request, response, { path: rest.join("/"), form });
    const session = area === "pay" ? sessions.get(rest[0] ?? "") : undefined;
    if (!session) return void response.writeHead(404).end("Not found");
    const html = (body: string) => response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
    if (session.status !== "open") return void html(closedPage(session));
    if (rest[1] === "confirm") {
      if (request.method !== "POST") return void html(confirmationPage(session));
      if (form.get("confirmed") !== "yes")
        return void html(cardPage(session, await decline(session, "Your bank refused the payment.")));
      return accept(session, response);
    }
    if (request.method !== "POST") return void html(cardPage(session));
    const outcome = outcomeOf(form.get("card") ?? "");
    if (outcome === "confirmed") return void response.writeHead(303, { location: `/pay/${session.id}/confirm` }).end();
    if (outcome === "declined") return void html(cardPage(session, await decline(session, "Your card was declined.")));
    return accept(session, response, outcome);
  }

  function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    { path, form }: { path: string; form: URLSearchParams },
  ): void {
    const json = (status: number, body: object) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${settings.secretKey}`)
      return json(401, { error: { type: "invalid_request_error", message: "Invalid API key" } });
    if (path === "checkout/sessions" && request.method === "POST") {
      const key = String(request.headers["idempotency-key"] ?? randomId("idem"));
      const session = begun.get(key) ?? sessionFrom(form, settings.url);
      begun.set(key, session);
      sessions.set(session.id, session);
      return json(200, session);
    }
    const [, , id = "", action] = path.split("/");
    const session = sessions.get(id);
    if (!session) return json(404, { error: { type: "invalid_request_error", message: `No such session: ${id}` } });
    if (action === "expire") {
      if (session.status !== "open")
        return json(400, { error: { type: "invalid_request_error", message: "It is not open" } });
      Object.assign(session, { status: "expired", url: null });
    }
    return json(200, session);
  }

  async function decline(session: Session, message: string): Promise<string> {
    const intent = { id: randomId("pi"), metadata: session.metadata, last_payment_error: { message } };
    await send(eventOf("payment_intent.payment_failed", intent));
    return `${message} Try another card.`;
  }

  async function accept(session: Session, response: ServerResponse, outcome = "accepted"): Promise<void> {
    Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: randomId("pi"), url: null });
    const paid = eventOf("checkout.session.completed", session);
    if (outcome === "late") {
      late.add(paid);
      setTimeout(() => void sendLate(), lateAfter).unref();
    } else await send(paid);
    if (outcome === "disputed") {
      const dispute = { id: randomId("dp"), payment_intent: session.payment_intent, reason: "fraudulent" };
      await send(eventOf("charge.dispute.created", dispute));
    }
    response.writeHead(303, { location: session.success_url }).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end("The test provider failed"));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  settings.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    settings,
    repeatEvent: async () => (latest ? send(latest) : false),
    sendLate,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
