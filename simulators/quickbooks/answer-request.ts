/** Reads a request, finds who answers it, and writes the answer, unless a planned fault has other plans. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerAccounting } from "./accounting/answer-accounting.ts";
import { throttled } from "./accounting/fault.ts";
import { answerAdmin } from "./admin/answer-admin.ts";
import type { AdminActions } from "./admin/admin-actions.ts";
import { strike } from "./admin/strike.ts";
import { html, json, type Call, type Reply } from "./call.ts";
import { answerBookkeeper } from "./bookkeeper/answer-bookkeeper.ts";
import { answerConsent } from "./oauth/answer-consent.ts";
import { answerRevoke } from "./oauth/answer-revoke.ts";
import { answerToken } from "./oauth/answer-token.ts";
import { describeEndpoints } from "./oauth/describe-endpoints.ts";
import type { Simulator } from "./simulator.ts";

interface Behind {
  simulator: Simulator;
  admin: AdminActions;
  /** Once what was asked for is done, before it is answered. */
  afterWork: () => Promise<void>;
}

const largestBody = 2_000_000;

export async function answerRequest(request: IncomingMessage, response: ServerResponse, behind: Behind): Promise<void> {
  try {
    const reply = await replyTo(await readCall(request), behind);
    if (request.method !== "GET") await behind.afterWork();
    if (!reply) return void request.socket.destroy();
    response.writeHead(reply.status, reply.headers).end(reply.body);
  } catch (error) {
    if (response.headersSent || request.socket.destroyed) return;
    response
      .writeHead(error instanceof RangeError ? 413 : 500)
      .end(error instanceof Error ? error.message : "The simulator failed");
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk); // Read to its end even so: else no answer would reach the sender.
  }
  if (size > largestBody) throw new RangeError("The body is too large");
  const body = Buffer.concat(chunks).toString("utf8");
  return { method: request.method ?? "GET", path, query, headers: request.headers, body };
}

async function replyTo(call: Call, { simulator, admin }: Omit<Behind, "afterWork">): Promise<Reply | null> {
  if (call.path === "/" || call.path.startsWith("/bookkeeper/")) return answerBookkeeper(call, { simulator, admin });
  if (call.path.startsWith("/simulator/")) return answerAdmin(call, admin);
  if (call.path === "/connect/oauth2") return answerConsent(call, simulator);
  const logged = simulator.requests.begin({
    at: simulator.clock().toISOString(),
    method: call.method,
    path: call.path,
    query: Object.fromEntries(call.query),
    body: call.path.startsWith("/v3/") ? call.body : "",
    requestId: call.query.get("requestid"),
  });
  const reply = await withinLimits(call, simulator);
  if (!reply) return null;
  logged.status = reply.status;
  return { ...reply, headers: { ...reply.headers, intuit_tid: logged.tid } };
}

/** Counts accounting calls against their company's limits while they run. */
async function withinLimits(call: Call, simulator: Simulator): Promise<Reply | null> {
  const [, realmId, resource] = /^\/v3\/company\/([^/]+)\/([^/]+)/.exec(call.path) ?? [];
  const work = () => strike(simulator.faults.take(`${call.method} ${call.path}`), () => answer(call, simulator));
  if (realmId === undefined) return work();
  const seconds = simulator.limits.enter(realmId, resource === "batch");
  if (seconds !== null) return json(429, throttled().toBody(), { "retry-after": String(seconds) });
  try {
    return await work();
  } finally {
    simulator.limits.leave(realmId);
  }
}

function answer(call: Call, simulator: Simulator): Reply {
  const { path } = call;
  if (path === "/oauth2/v1/tokens/bearer") return answerToken(call, simulator);
  if (path === "/v2/oauth2/tokens/revoke") return answerRevoke(call, simulator);
  if (path === "/.well-known/openid_configuration") return json(200, describeEndpoints(simulator.settings));
  if (path.startsWith("/v3/company/")) return answerAccounting(call, simulator);
  return html(404, "<html><body><h1>Not found</h1></body></html>");
}
