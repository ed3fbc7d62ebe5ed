/** A client of QuickBooks, and a server that answers it with what a test wrote down: also what no server should say. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { QboExchange } from "../../src/integrations/quickbooks/company-calls.ts";
import { openQboClient, type QboSettings } from "../../src/integrations/quickbooks/qbo-client.ts";
import type { TokenStore } from "../../src/integrations/quickbooks/connection/token-store.ts";
import { memoryTokenStore } from "./memory-token-store.ts";

export interface ScriptedAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Anything but text and bytes is sent as JSON. */
  body?: unknown;
  /** `silent`: no answer ever comes. `before` and `within`: the connection ends before or in the middle of the answer. */
  failure?: "silent" | "before" | "within";
}

interface AskedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage["headers"];
  body: string;
}

export const realmId = "4620816365";

/** Answers in the order given; unexpected requests are answered 599. */
export async function startScriptedQbo(settings: Pick<QboSettings, "timeoutMs" | "largestAnswer"> = {}) {
  const asked: AskedRequest[] = [];
  const answers: ScriptedAnswer[] = [];
  const server = createServer((request, response) => void answerNext(request, response, { asked, answers }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const time = testTime();
  const store = memoryTokenStore();
  const exchanges: QboExchange[] = [];
  const addresses = {
    clientId: "our id",
    clientSecret: "our secret",
    authorizeUrl: `${url}/connect/oauth2`,
    tokenUrl: `${url}/oauth2/v1/tokens/bearer`,
    revokeUrl: `${url}/v2/oauth2/tokens/revoke`,
    apiUrl: url,
  };
  const deps = { store, ...time, random: () => 0, onExchange: (exchange: QboExchange) => exchanges.push(exchange) };
  const client = openQboClient({ ...addresses, ...settings }, deps);
  store.save(realmId, tokensUntil(new Date(time.clock().getTime() + 3_600_000)));
  return {
    client,
    company: client.company(realmId),
    /** A second server of the same shop. */
    another: (other: TokenStore = store) => openQboClient({ ...addresses, ...settings }, { ...deps, store: other }),
    store,
    time,
    asked,
    exchanges,
    url,
    answer: (...next: readonly ScriptedAnswer[]) => void answers.push(...next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A clock that only moves while someone sleeps. */
export function testTime() {
  let now = Date.parse("2026-01-02T03:04:05Z");
  const sleeps: number[] = [];
  return {
    clock: () => new Date(now),
    sleep: (ms: number) => {
      sleeps.push(ms);
      now += ms;
      return Promise.resolve();
    },
    sleeps,
  };
}

export const tokensUntil = (accessExpiresAt: Date) => ({
  accessToken: "access-1",
  accessExpiresAt,
  refreshToken: "refresh-1",
  reconnectBefore: new Date("2026-04-01T00:00:00Z"),
});

/** What the token address answers to a refresh. */
export const refreshed = (number: number): ScriptedAnswer => ({
  body: {
    token_type: "bearer",
    access_token: `access-${number}`,
    expires_in: 3600,
    refresh_token: `refresh-${number}`,
    x_refresh_token_expires_in: 8_726_400,
  },
});

export const fault = (status: number, code: string, detail = "") => ({
  status,
  headers: { intuit_tid: "tid-of-the-fault" },
  body: { Fault: { Error: [{ Message: "A message", Detail: detail, code, element: "" }], type: "ValidationFault" } },
});

async function answerNext(
  request: IncomingMessage,
  response: ServerResponse,
  { asked, answers }: { asked: AskedRequest[]; answers: ScriptedAnswer[] },
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const { method = "", headers } = request;
  const body = await text(request);
  asked.push({ method, path: pathname, query: Object.fromEntries(searchParams), headers, body });
  const { status = 200, failure, ...answer } = answers.shift() ?? { status: 599 };
  if (failure === "silent") return;
  if (failure === "before") return void request.socket.destroy();
  const plain = typeof answer.body === "string" || answer.body instanceof Uint8Array;
  const content = plain ? Buffer.from(answer.body as string) : Buffer.from(JSON.stringify(answer.body ?? {}));
  if (failure !== "within") return void response.writeHead(status, answer.headers).end(content);
  response.writeHead(status, { ...answer.headers, "content-length": content.length + 10 });
  response.write(content, () => request.socket.destroy());
}
