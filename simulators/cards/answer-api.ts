import type { IncomingMessage, ServerResponse } from "node:http";
import { randomId } from "./objects.ts";
import type { Till } from "./till.ts";

interface Asked {
  /** Below `/v1/`. */
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  till: Till;
}

/** Answers the shop at the addresses of Stripe's API that it uses. */
export async function answerApi(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
): Promise<void> {
  const { path, query, form, till } = asked;
  const json = (status: number, body: object) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const refuse = (status: number, message: string) =>
    json(status, { error: { type: "invalid_request_error", message } });

  if (headers.authorization !== `Bearer ${till.settings.secretKey}`) return refuse(401, "Invalid API key");
  if (path === "checkout/sessions" && method === "POST")
    return json(200, till.begin(form, String(headers["idempotency-key"] ?? randomId("idem"))));
  const list = listOf(path, till);
  if (list && method === "GET") return json(200, { object: "list", url: `/v1/${path}`, ...page(list, query) });
  const [, , id = "", action] = path.split("/");
  const session = till.sessions.get(id);
  if (!session) return refuse(404, `No such session: ${id}`);
  if (action === "expire" && !(await till.expire(session))) return refuse(400, "It is not open");
  return json(200, session);
}

interface Listed {
  id: string;
  created: number;
  type?: string;
}

function listOf(path: string, { events, ledger: { payments } }: Till): readonly Listed[] | null {
  if (path === "events") return events;
  if (path === "charges") return payments.map(({ charge }) => charge);
  if (path === "refunds") return payments.flatMap(({ refunds }) => refunds);
  if (path === "disputes") return payments.flatMap(({ disputes }) => disputes);
  return null;
}

/** The latest first, as Stripe pages its lists. */
function page(list: readonly Listed[], query: URLSearchParams): { data: readonly Listed[]; has_more: boolean } {
  const types = [...query].filter(([name]) => name.startsWith("types[")).map(([, type]) => type);
  const since = Number(query.get("created[gte]") ?? 0);
  const after = query.get("starting_after");
  const limit = Number(query.get("limit") ?? 10);
  const found = list
    .toReversed()
    .filter(({ created, type }) => created >= since && (types.length === 0 || types.includes(type ?? "")));
  const rest = after === null ? found : found.slice(found.findIndex(({ id }) => id === after) + 1);
  return { data: rest.slice(0, limit), has_more: rest.length > limit };
}
